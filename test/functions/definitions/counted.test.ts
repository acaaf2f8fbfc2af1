import { COUNTED } from "../../../src/functions/definitions/counted";
import { table, value } from "../../support/call";

test("not further away than the limit", () => {
  expect(table(COUNTED, 2000, [2500, 1500, 2100], 2014)).toEqual([[2400], [1600], [2100]]);
  expect(value(COUNTED, 2000, 2900, "FSE")).toBe(2900);
});

test("unrated, or not rated", () => {
  expect([
    value(COUNTED, "nc", 2000),
    value(COUNTED, 2000, 0),
    value(COUNTED, 2700, 2000, "blitz"),
  ]).toEqual(["", "", ""]);
});
