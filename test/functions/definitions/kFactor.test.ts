import { KFACTOR } from "../../../src/functions/definitions/kFactor";
import { BLANK, table, value } from "../../support/call";

test("what is left out, blank, 0 or empty is not known", () => {
  for (const unknown of [null, BLANK, 0, ""]) {
    expect(value(KFACTOR, 2250, unknown, unknown, unknown, unknown, 2014)).toBe(20);
  }
});

test("a column of players", () => {
  expect(table(KFACTOR, [2450, 2000, 2000], [40, 10, 40], [0, 0, 17], null, null, 2014)).toEqual([
    [10],
    [40],
    [40],
  ]);
});

test("an unrated player has none", () => {
  expect(value(KFACTOR, "u", null, null, null, null, 2014)).toBe(
    "#N/A An unrated player has no K. Expected a rating. Article 8.56 (2014).",
  );
  expect(value(KFACTOR, "u", null, null, null, null, "FSE")).toMatch(/Swiss list FSE\.$/);
});
