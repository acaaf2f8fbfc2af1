import type { Event } from "../../../src/tournament/event";
import { gamesTooFast } from "../../../src/i18n/checks";
import { withoutTooFast } from "../../../src/tournament/kinds/tooFast";
import { edition } from "../../support/editions";

const opponent = (place: number | null, name: string, rating: number | null) => ({
  name,
  rating,
  place,
});

const EVENT: Event = {
  kind: "swiss",
  rounds: 2,
  players: [
    {
      name: "A",
      rating: 2450,
      k: null,
      games: [
        { round: 1, opponent: opponent(1, "B", 1700), score: 2 },
        { round: 2, opponent: opponent(null, "Guest", null), score: 2 },
      ],
    },
    {
      name: "B",
      rating: 1700,
      k: null,
      games: [
        { round: 1, opponent: opponent(0, "A", 2450), score: 0 },
        { round: 2, opponent: opponent(null, "Other", 1600), score: 1 },
      ],
    },
  ],
};

test("1.1 (2024): a game is left out on both sides and told once; others stay", () => {
  const { event, leftOut } = withoutTooFast(EVENT, 90, edition(2024));
  expect(leftOut).toEqual([
    { players: ["A", "B"], round: 1 },
    { players: ["A", "Guest"], round: 2 },
  ]);
  expect(event.players.map(({ games }) => games.length)).toEqual([0, 1]);
});

test("of a crosstable no round is told: the opponent's place stands for it in the event", () => {
  const { leftOut } = withoutTooFast({ ...EVENT, isWithoutRounds: true }, 90, edition(2024));
  expect(leftOut.map(({ round }) => round)).toEqual([null, null]);
  expect(gamesTooFast((round) => `round ${round}`)(leftOut)).toBe("A – B, A – Guest");
});

test("without a time control, by an edition that asks the whole event, or with time enough nothing is", () => {
  for (const [minutes, id] of [
    [null, 2024],
    [90, 2014],
    [120, 2024],
  ] as const) {
    expect(withoutTooFast(EVENT, minutes, edition(id))).toEqual({ event: EVENT, leftOut: [] });
  }
});
