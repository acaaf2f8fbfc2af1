import type { Event, EventGame } from "../../../src/tournament/event";
import { gamesOfMatch, isAfterDecision } from "../../../src/tournament/kinds/match";
import type { Result } from "../../../src/rules/units";

const against = (name: string, scores: readonly Result[]): EventGame[] =>
  scores.map((score, index) => ({
    round: index + 1,
    opponent: { name, rating: 2000, place: null },
    score,
  }));

const player = (games: EventGame[]) => ({ name: "A", rating: 2000, k: null, games });

/** Which of the games, from 1, come after the decision. */
function after(games: EventGame[], of: number): number[] {
  return games.flatMap((game, index) =>
    isAfterDecision(player(games), game, of) ? [index + 1] : [],
  );
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

test("a match is over the rounds of its table; of several, over the most games of two players", () => {
  const one: Event = { kind: "match", rounds: 12, players: [player([]), player([])] };
  expect(gamesOfMatch(one)).toBe(12);
  const games = [...against("B", [2, 2, 0]), ...against("C", [0, 2])];
  const several: Event = {
    kind: "match",
    rounds: 5,
    players: [player(games), player([]), player([])],
  };
  expect(gamesOfMatch(several)).toBe(3);
});
