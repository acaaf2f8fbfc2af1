import { RU } from "../../../src/functions/definitions/ru";
import { BLANK, table, value } from "../../support/call";

test("system by its name, team as a Swiss", () => {
  expect(table(RU, 2348, 2, 9, ["swiss", "TEAM", "robin", ""], 2014)).toEqual([
    [2128],
    [2128],
    [2150],
    [2128],
  ]);
  expect(value(RU, 2348, 2, 9, BLANK, 2014)).toBe(2128);
});

test("n of a double round robin", () => {
  expect(value(RU, 2000, 4, 18, "robin", 2014, 9)).toBe(2000 - Math.round(220 * 0.9));
});

test("a later event where the edition lets it count", () => {
  expect(value(RU, 2000, 0.5, 5, null, 2005, null, false)).toBe(1634);
  expect(value(RU, 2000, 0.5, 5, null, 2005, null, true)).toMatch(
    /^#N\/A A score of 0\.5 .* Article 10\.21 \(2005\)\.$/,
  );
});

test("no average, no games, too many points, unknown system", () => {
  expect(value(RU, "u", 1, 5)).toBe("");
  expect(value(RU, 2000, 0, BLANK)).toMatch(/^#VALUE! games: 0/);
  expect(value(RU, 2000, 6, 5)).toMatch(/^#VALUE! score: 6 points in 5 games/);
  expect(value(RU, 2000, 1, 5, "knockout")).toBe(
    "#VALUE! system: “knockout”. Expected “swiss”, “team” or “robin”.",
  );
});
