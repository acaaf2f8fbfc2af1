import { LIST } from "../../../src/functions/definitions/list";
import { table, value } from "../../support/call";

test("the list in force, by the edition of the day or a given one", () => {
  expect(value(LIST, 38584)).toBe(38534);
  expect(value(LIST, 38584, 2014)).toBe(38565);
  expect(table(LIST, [38584, ""])).toEqual([[38534], [""]]);
});

test("before the first edition", () => {
  expect(value(LIST, 38533)).toMatch(/^#N\/A 2005-06-30 is before/);
});
