import { EDITION } from "../../../src/functions/definitions/edition";
import { table, value } from "../../support/call";

test("the edition of a day", () => {
  expect(table(EDITION, [38534, 41395, 46000, ""])).toEqual([[2005], [2012], [2025], [""]]);
});

test("too early, or no date", () => {
  expect(value(EDITION, 2005)).toMatch(/^#N\/A 1905-06-27 is before 2005-07-01/);
  expect(value(EDITION, "2005-08-20")).toBe(
    "#VALUE! date: “2005-08-20”. Expected a date (a date typed as text does not count).",
  );
  expect(value(EDITION, -1)).toMatch(/^#VALUE! date: -1/);
});
