import type { Event } from "../../../src/tournament/event";
import { kOfEvent } from "../../../src/tournament/kOfEvent";
import { withRatedSince } from "../../../src/tournament/kinds/ratedSince";
import { edition } from "../../support/editions";

const player = (name: string, rating: number | null) => ({ name, rating, k: null, games: [] });
const EVENT: Event = {
  kind: "swiss",
  rounds: 1,
  players: [player("A", 2000), player("B", null), player("C", null)],
};

test("8.4 (2014): rated with the rating since; others stay as they were", () => {
  const since = new Map([
    [0, 2300],
    [1, 1650],
  ]);
  const { players } = withRatedSince(EVENT, since);
  expect(players).toEqual([
    player("A", 2000),
    { ...player("B", 1650), isRatedSince: true },
    player("C", null),
  ]);
  expect(withRatedSince(EVENT, new Map())).toBe(EVENT);
});

test("8.56 (2014), 10.52 (2005): who is rated since has K of a new player, unless it is given", () => {
  const { players } = withRatedSince(EVENT, new Map([[1, 1650]]));
  const kOf = (of: typeof players, id: 2005 | 2014) =>
    kOfEvent(of, edition(id), {}).players.map(({ k, by }) => [k, by]);
  expect(kOf(players, 2014)[1]).toEqual([40, "new"]);
  expect(kOf(players, 2005)[1]).toEqual([25, "new"]);
  const given = players.map((each) => ({ ...each, k: 20 }));
  expect(kOf(given, 2014)[1]).toEqual([20, "given"]);
});
