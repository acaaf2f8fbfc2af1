import { EDITION } from "../../../src/functions/definitions/edition";
import { table, value } from "../../support/call";

test("the edition of a day", () => {
  expect(table(EDITION, [38534, 41395, 46000, ""])).toEqual([[2005], [2012], [2025], [""]]);
});

test("a year is no day", () => {
  expect(value(EDITION, 2013)).toBe(
    "#N/A 2013 is a year, and no day; in force in 2013: 2012. Expected a date, such as DATE(2013,7,1). Article 0.1 (2005).",
  );
  expect(value(EDITION, 2014)).toMatch(/in force in 2014: 2012, 2014\./);
});

test("0.1 (2005): 1990 is taken for a year, not for a day of 1905", () => {
  expect(value(EDITION, 1990)).toBe(
    "#N/A 1990 is a year, and no day, and before 2005, when the first edition known here begins. Expected a later date, such as DATE(2014,7,1). Article 0.1 (2005).",
  );
  expect(value(EDITION, 2004)).toMatch(/^#N\/A 2004 is a year/);
});

test("too early, or no date", () => {
  expect(value(EDITION, 38533)).toMatch(/^#N\/A 2005-06-30 is before 2005-07-01/);
  expect(value(EDITION, "2005-08-20")).toBe(
    "#VALUE! date: “2005-08-20”. Expected a date (a date typed as text does not count).",
  );
  expect(value(EDITION, -1)).toMatch(/^#VALUE! date: -1/);
});
