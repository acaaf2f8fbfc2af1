import type { Event, EventGame } from "../../../src/tournament/event";
import { pooledEvents } from "../../../src/tournament/kinds/pooledEvents";

const game = (round: number, name: string, rating: number, place: number): EventGame => ({
  round,
  opponent: { name, rating, place },
  score: 1,
});
const player = (name: string, rating: number, games: EventGame[]) => ({
  name,
  rating,
  k: null,
  games,
});

const PRELIMINARY: Event = {
  kind: "swiss",
  rounds: 2,
  players: [
    player("Ann", 2000, [game(1, "Bea", 1900, 1)]),
    player("Bea", 1900, [game(1, "Ann", 2000, 0)]),
  ],
};
const FINAL: Event = {
  kind: "swiss",
  rounds: 1,
  players: [
    player("Cid", 1800, [game(1, "ANN ", 2000, 1)]),
    player("ANN ", 2000, [game(1, "Cid", 1800, 0)]),
  ],
};

test("6.2 (2005): players are the same by their names, the final's rounds follow", () => {
  const { event, differing } = pooledEvents(PRELIMINARY, [FINAL]);
  expect(differing).toEqual([]);
  expect(event.rounds).toBe(3);
  expect(event.players).toEqual([
    player("Ann", 2000, [game(1, "Bea", 1900, 1), game(3, "Cid", 1800, 2)]),
    player("Bea", 1900, [game(1, "Ann", 2000, 0)]),
    player("Cid", 1800, [game(3, "ANN ", 2000, 0)]),
  ]);
});

test("another rating in another part is told", () => {
  const [cid, ann] = FINAL.players;
  const other = { ...FINAL, players: [cid!, { ...ann!, rating: 2010 }] };
  expect(pooledEvents(PRELIMINARY, [other]).differing).toEqual([
    { player: "ANN ", rating: 2010, before: 2000 },
  ]);
});

test("what one part tells of a player holds for all", () => {
  const facts = { birth: { year: 2001 }, games: null, peak: null };
  const [cid, ann] = FINAL.players;
  const other = { ...FINAL, players: [cid!, { ...ann!, facts }] };
  expect(pooledEvents(PRELIMINARY, [other]).event.players[0]?.facts).toEqual(facts);
});

describe("who is who", () => {
  const part = (...lines: readonly (readonly [name: string, id: string])[]): Event => ({
    kind: "swiss",
    rounds: 1,
    players: lines.map(([name, id]) => ({ ...player(name, 2000, []), ...(id !== "" && { id }) })),
  });
  const pool = (one: Event, ...others: readonly Event[]) => {
    const { event, ...said } = pooledEvents(one, others);
    const { disagreements, ambiguous, unclear } = said;
    return { names: event.players.map(({ name }) => name), disagreements, ambiguous, unclear };
  };

  test("a FIDE ID goes before the name: one number, two names are one player, and it is said", () => {
    expect(pool(part(["Ann Bell", "1503014"]), part(["Ann Cox", "1503014"]))).toEqual({
      names: ["Ann Bell"],
      disagreements: [
        { kind: "names", id: "1503014", name: "Ann Cox", before: "Ann Bell", list: 1, line: 0 },
      ],
      ambiguous: [],
      unclear: [],
    });
  });

  test("one name, two numbers are two players, and it is said", () => {
    expect(pool(part(["Ann Bell", "1503014"]), part(["Ann Bell", "24116068"]))).toEqual({
      names: ["Ann Bell", "Ann Bell"],
      disagreements: [
        { kind: "ids", id: "24116068", name: "Ann Bell", before: "1503014", list: 1, line: 0 },
      ],
      ambiguous: [],
      unclear: [],
    });
  });

  test("where one part has no numbers the name tells, and nothing is to be said", () => {
    expect(pool(part(["Ann Bell", "1503014"]), part(["ann bell ", ""]))).toEqual({
      names: ["Ann Bell"],
      disagreements: [],
      ambiguous: [],
      unclear: [],
    });
  });

  test("a name without a number, where others have it with two: nobody knows of whom it is", () => {
    const two = part(["Ann Bell", "1503014"], ["Ann Bell", "24116068"]);
    expect(pool(two, part(["Ann Bell", ""])).unclear).toEqual(["Ann Bell"]);
  });
});
