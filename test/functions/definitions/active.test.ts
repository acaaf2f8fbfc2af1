import { ACTIVE } from "../../../src/functions/definitions/active";
import { BLANK, table, value } from "../../support/call";

test("games in a year", () => {
  expect(table(ACTIVE, [3, 4], 2005)).toEqual([[false], [true]]);
  expect(value(ACTIVE, BLANK)).toBe(false);
  expect(value(ACTIVE, 1.5)).toMatch(/^#VALUE! games: 1\.5/);
});
