import { EXPECTED } from "../../../src/functions/definitions/expected";
import { BLANK, table, value } from "../../support/call";

test("limited by the edition", () => {
  expect(value(EXPECTED, 2600, 2000, 2005)).toBe(0.89);
  expect(value(EXPECTED, 2600, 2000, "FSE")).toBe(0.98);
});

test("a row against a column makes a grid", () => {
  expect(table(EXPECTED, [2000, 2100], [[2000, 2100, 2200]], 2014)).toEqual([
    [0.5, 0.36, 0.24],
    [0.64, 0.5, 0.36],
  ]);
});

test("unrated on either side, and a game that is not rated", () => {
  expect([
    value(EXPECTED, "u", 2000),
    value(EXPECTED, 2000, BLANK),
    value(EXPECTED, 2700, 2000, "rapid"),
  ]).toEqual(["", "", ""]);
});
