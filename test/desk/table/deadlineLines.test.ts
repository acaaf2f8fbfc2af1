import { EN_TABLE } from "../../../src/i18n/en/table";
import { FR_TABLE } from "../../../src/i18n/fr/table";
import { dayOf } from "../../../src/rules/day";
import { deadlines } from "../../../src/rules/deadlines";
import type { EditionId } from "../../../src/rules/editions/edition";
import { editionOn } from "../../../src/rules/editions/editionOn";
import { deadlineLines } from "../../../src/desk/table/deadlineLines";
import { edition } from "../../support/editions";

const lines = (id: EditionId, start: number, end: number, texts = EN_TABLE) =>
  deadlineLines(deadlines(start, end, edition(id), editionOn), edition(id), texts);

test("9.13 (2005): the list that is normal, and the day of the report", () => {
  const [start, end] = [dayOf(2006, 1, 2), dayOf(2006, 1, 9)];
  expect(lines(2005, start, end)).toEqual([
    "Normally counts on the list of 2006-04-01, if the report came by 2006-03-01, 9.13 (2005)",
  ]);
  expect(lines(2005, start, end, FR_TABLE)[0]).toContain(
    "arrivé au plus tard le 2006-03-01, 9.13 (2005)",
  );
});

test("0.2 (2014): 30 days where norms are possible; 0.5 (2011, 2014): the right of appeal", () => {
  const of2014 = lines(2014, dayOf(2015, 4, 10), dayOf(2015, 4, 29));
  expect(of2014.slice(0, 2)).toEqual([
    "Registered by 2015-04-03, 0.2 (2014)",
    "Registered by 2015-03-11 if title norms are possible, 0.2 (2014)",
  ]);
  expect(of2014.at(-1)).toMatch(/appeal within seven days .* 0\.5 \(2014\)$/);
  const of2011 = lines(2011, dayOf(2012, 4, 10), dayOf(2012, 4, 19));
  expect(of2011.at(-1)).toMatch(/0\.5 \(2011\)$/);
  expect(of2011.join()).not.toContain("norms");
});

test("4.13 (2014): the days of the results so far", () => {
  const all = lines(2014, dayOf(2014, 10, 31), dayOf(2015, 2, 28));
  expect(all).toContain(
    "Results so far every month: by 2014-11-30, 2014-12-31, 2015-01-31, 4.13 (2014)",
  );
  expect(lines(2011, dayOf(2011, 10, 31), dayOf(2012, 2, 28)).join()).not.toContain("4.13");
});
