import { ROBIN_RC } from "../../../src/functions/definitions/robinRc";
import { table, value } from "../../support/call";

const FIELD = [2600, 2500, 2411, 2400, 2386, 2150, 2300, 2150, 2032, 2300];

test("one player or several", () => {
  expect(value(ROBIN_RC, 2348, 2032, FIELD, 2005)).toBe(2305);
  expect(table(ROBIN_RC, 2348, [2411, 2386, 2150, 2032, ""], FIELD, 2005)).toEqual([
    [2351],
    [2348],
    [2337],
    [2305],
    [""],
  ]);
});

test("blank cells of the field are nobody", () => {
  expect(value(ROBIN_RC, 2348, 2032, [...FIELD, "", null], 2005)).toBe(2305);
});

test("an unrated player of the field needs his first-pass Ru", () => {
  expect(value(ROBIN_RC, 2348, 2032, [2600, "u", 2032], 2005)).toBe(
    "#VALUE! field (row 2, column 1): “u”. Expected a rating, or the first-pass Ru of an unrated player.",
  );
});

test("no field, no method", () => {
  expect(value(ROBIN_RC, 2348, 2032, [2032])).toMatch(/^#N\/A A field of 1 is no round robin/);
  expect(value(ROBIN_RC, 2348, 2032, FIELD, 2024)).toMatch(/^#N\/A The round-robin method is gone/);
});
