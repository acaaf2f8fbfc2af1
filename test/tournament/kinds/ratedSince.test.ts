import type { Event } from "../../../src/tournament/event";
import { withRatedSince } from "../../../src/tournament/kinds/ratedSince";
import { edition } from "../../support/editions";

const player = (name: string, rating: number | null) => ({ name, rating, k: null, games: [] });
const EVENT: Event = {
  kind: "swiss",
  rounds: 1,
  players: [player("A", 2000), player("B", null), player("C", null)],
};

test("8.4 (2014): rated with the rating since, and K of a new player; others stay as they were", () => {
  const since = new Map([
    [0, 2300],
    [1, 1650],
  ]);
  const { players } = withRatedSince(EVENT, since, edition(2014));
  expect(players).toEqual([
    player("A", 2000),
    { ...player("B", 1650), k: 40, isRatedSince: true },
    player("C", null),
  ]);
  expect(withRatedSince(EVENT, since, edition(2005)).players[1]?.k).toBe(25);
});

test("a K that is given stays; without anybody nothing changes", () => {
  const given = { ...EVENT, players: [{ ...player("B", null), k: 20 }] };
  expect(withRatedSince(given, new Map([[0, 1650]]), edition(2014)).players[0]?.k).toBe(20);
  expect(withRatedSince(EVENT, new Map(), edition(2014))).toBe(EVENT);
});
