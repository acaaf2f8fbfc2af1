import { CATALOGUES } from "../../../scripts/catalogues";
import { dayOf } from "../../../src/rules/day";
import { deadlines } from "../../../src/rules/deadlines";
import type { EditionId } from "../../../src/rules/editions/edition";
import { editionOn } from "../../../src/rules/editions/editionOn";
import { deadlineLines } from "../../../src/desk/table/deadlineLines";
import { edition } from "../../support/editions";

const lines = (id: EditionId, start: number, end: number, words = CATALOGUES.en.pane) =>
  deadlineLines(deadlines(start, end, edition(id), editionOn), edition(id), words);

test("9.13 (2005): the list that is normal, and the day of the report", () => {
  const [start, end] = [dayOf(2006, 1, 2), dayOf(2006, 1, 9)];
  expect(lines(2005, start, end)).toEqual([
    "Normally counts on the list of 1 April 2006, if the report came by 1 March 2006, 9.13 (2005)",
    "An event is rated unless its invitations say that it is not; the chief arbiter announces that before it begins, 11.4 (2005)",
  ]);
  expect(lines(2005, start, end, CATALOGUES.fr.pane)[0]).toContain(
    "arrivé au plus tard le 1er mars 2006, 9.13 (2005)",
  );
});

test("0.2 (2014): 30 days where norms are possible; 0.5 (2011, 2014): the right of appeal", () => {
  const of2014 = lines(2014, dayOf(2015, 4, 10), dayOf(2015, 4, 29));
  expect(of2014.slice(0, 2)).toEqual([
    "Registered by 3 April 2015, 0.2 (2014)",
    "Registered by 11 March 2015 if title norms are possible, 0.2 (2014)",
  ]);
  expect(of2014.at(-1)).toMatch(/appeal within seven days .* 0\.5 \(2014\)$/);
  const of2011 = lines(2011, dayOf(2012, 4, 10), dayOf(2012, 4, 19));
  expect(of2011.at(-1)).toMatch(/0\.5 \(2011\)$/);
  expect(of2011.join()).not.toContain("norms");
});

test("4.13 (2014): the days of the results so far", () => {
  const all = lines(2014, dayOf(2014, 10, 31), dayOf(2015, 2, 28));
  expect(all).toContain(
    "Results so far every month: by 30 November 2014, 31 December 2014, 31 January 2015, 4.13 (2014)",
  );
  expect(lines(2011, dayOf(2011, 10, 31), dayOf(2012, 2, 28)).join()).not.toContain("4.13");
});

test("0.3 (2014): arbiters' licences; 9.2 (2011, 2014), 11.4 (2005): what has to be announced", () => {
  const of = (id: EditionId) => lines(id, dayOf(id + 1, 2, 10), dayOf(id + 1, 2, 19)).join("; ");
  expect(of(2014)).toContain(
    "All arbiters have a FIDE licence, or the event is not rated, 0.3 (2014)",
  );
  expect(of(2014)).toContain("announces that before it begins, 9.2 (2014)");
  expect(of(2011)).toContain("9.2 (2011)");
  expect(of(2011)).not.toContain("licence");
  expect(of(2022)).not.toContain("announces");
});
