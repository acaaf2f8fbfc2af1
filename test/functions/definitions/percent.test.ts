import { PERCENT } from "../../../src/functions/definitions/percent";
import { table, value } from "../../support/call";

test("half up, exactly, from numbers and texts", () => {
  expect(table(PERCENT, [11.5, "6,5", "6½"], [20, 9, 9])).toEqual([[0.58], [0.72], [0.72]]);
});

test("no games, too many points, quarter points", () => {
  expect(value(PERCENT, 0, 0)).toBe(
    "#VALUE! games: 0. Expected a whole number of games, 1 or more.",
  );
  expect(value(PERCENT, 5, 4)).toBe(
    "#VALUE! score: 5 points in 4 games. Expected at most one point a game.",
  );
  expect(value(PERCENT, 0.25, 4)).toBe(
    "#VALUE! score: 0.25. Expected points in halves, such as 6.5 or 6½.",
  );
});
