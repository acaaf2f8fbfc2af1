import type { Event, EventGame } from "../../../src/tournament/event";
import { gamesOfMatch } from "../../../src/tournament/kinds/match";
import type { Result } from "../../../src/rules/units";

const against = (name: string, scores: readonly Result[]): EventGame[] =>
  scores.map((score, index) => ({
    round: index + 1,
    opponent: { name, rating: 2000, place: null },
    score,
  }));

const player = (games: EventGame[]) => ({ name: "A", rating: 2000, k: null, games });

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
