import { isAfterDecision } from "../../../src/rules/report/afterDecision";
import type { ReportGame } from "../../../src/rules/report/event";
import type { Result } from "../../../src/rules/units";

const against = (name: string, scores: readonly Result[]): ReportGame[] =>
  scores.map((score) => ({ opponent: { name, rating: 2000, place: null }, score }));

/** Which of the games, from 1, come after the decision. */
function after(games: readonly ReportGame[], of: number): number[] {
  return games.flatMap((game, index) => (isAfterDecision(games, game, of) ? [index + 1] : []));
}

test("6.5 (2005): a match over six games is won with 3½; the game that wins it counts", () => {
  expect(after(against("B", [2, 2, 1, 1, 0, 0]), 6)).toEqual([]);
  expect(after(against("B", [2, 2, 1, 2, 0, 0]), 6)).toEqual([5, 6]);
  expect(after(against("B", [0, 0, 1, 0, 2, 2]), 6)).toEqual([5, 6]);
});

test("level after all its games a match is not decided: what follows counts", () => {
  expect(after(against("B", [1, 1, 1, 1, 2, 1]), 4)).toEqual([6]);
});

test("of several matches each is decided for itself", () => {
  const games = [...against("B", [2, 2, 0]), ...against("C", [0, 2, 1])];
  expect(after(games, 2)).toEqual([3]);
});
