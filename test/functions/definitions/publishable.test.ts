import { PUBLISHABLE } from "../../../src/functions/definitions/publishable";
import { table, value } from "../../support/call";

test("floor and games of the edition", () => {
  expect(table(PUBLISHABLE, [1401, 1400, "u"], 9, 2005)).toEqual([[true], [false], [false]]);
  expect(value(PUBLISHABLE, 1500, 5)).toBe(true);
});

test("1601 with a date before 2006", () => {
  expect(value(PUBLISHABLE, 1500, 9, 38584)).toBe(false);
  expect(value(PUBLISHABLE, 1601, 9, 38584)).toBe(true);
});

test("7 games where the edition has exceptions", () => {
  expect(value(PUBLISHABLE, 2000, 7, 2011, 7)).toBe(true);
  expect(value(PUBLISHABLE, 2000, 7, 2011, 8)).toBe(
    "#VALUE! needed: 8. Expected 9, or 7 for its exceptions, in edition 2011.",
  );
  expect(value(PUBLISHABLE, 2000, 7, 2014, 7)).toBe(
    "#VALUE! needed: 7. Expected 5 in edition 2014.",
  );
});
