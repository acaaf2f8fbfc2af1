import type { Event, EventGame } from "../../../src/tournament/event";
import type { Answer } from "../../../src/tournament/identity/answers";
import { numberedBy, numbersOf } from "../../../src/tournament/numbers";
import { pooledEvents } from "../../../src/tournament/kinds/pooledEvents";

const partOf = (event: Event, title = "Final") => ({ event, of: { title, day: null } });
const pooledOf = (first: Event, others: readonly Event[], answers: readonly Answer[] = []) =>
  pooledEvents(
    partOf(first, "Preliminary"),
    others.map((each) => partOf(each)),
    answers,
  );

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
  const { event, differing } = pooledOf(PRELIMINARY, [FINAL]);
  expect(differing).toEqual([]);
  expect(event.rounds).toBe(3);
  expect(event.players).toMatchObject([
    player("Ann", 2000, [game(1, "Bea", 1900, 1), game(3, "Cid", 1800, 2)]),
    player("Bea", 1900, [game(1, "Ann", 2000, 0)]),
    player("Cid", 1800, [game(3, "ANN ", 2000, 0)]),
  ]);
});

describe("the numbers of two tables", () => {
  const numbersIn = (preliminary: readonly number[], final: readonly number[]) => {
    const withNumbers = (event: Event, numbers: readonly number[]): Event => ({
      ...event,
      players: event.players.map((each, place) => ({
        ...each,
        ...numberedBy(numbers[place] ?? null, place),
      })),
    });
    const { event } = pooledOf(withNumbers(PRELIMINARY, preliminary), [withNumbers(FINAL, final)]);
    return event.players.map(({ name }, place) => [name, numbersOf(event.players)[place]]);
  };

  test("are those of the table in which a player stands first", () => {
    expect(numbersIn([1, 7], [5, 9])).toEqual([
      ["Ann", 1],
      ["Bea", 7],
      ["Cid", 5],
    ]);
  });

  test("are places where two players would have one", () => {
    expect(numbersIn([4, 7], [7, 9])).toEqual([
      ["Ann", 1],
      ["Bea", 2],
      ["Cid", 3],
    ]);
  });
});

test("another rating in another part is told", () => {
  const [cid, ann] = FINAL.players;
  const other = { ...FINAL, players: [cid!, { ...ann!, rating: 2010 }] };
  expect(pooledOf(PRELIMINARY, [other]).differing).toEqual([
    { player: "ANN ", rating: 2010, before: 2000 },
  ]);
});

test("what one part tells of a player holds for all", () => {
  const facts = { birth: { year: 2001 }, games: null, peak: null };
  const [cid, ann] = FINAL.players;
  const other = { ...FINAL, players: [cid!, { ...ann!, facts }] };
  expect(pooledOf(PRELIMINARY, [other]).event.players[0]?.facts).toEqual(facts);
});

describe("who is who", () => {
  const part = (...lines: readonly (readonly [name: string, id: string])[]): Event => ({
    kind: "swiss",
    rounds: 1,
    players: lines.map(([name, id]) => ({ ...player(name, 2000, []), ...(id !== "" && { id }) })),
  });
  const pool = (one: Event, other: Event, answers: readonly Answer[] = []) => {
    const { event, disagreements, ambiguous, doubts } = pooledOf(one, [other], answers);
    return {
      names: event.players.map(({ name }) => name),
      said: disagreements.map(({ kind }) => kind),
      ambiguous,
      asked: doubts.map(({ persons }) => persons),
    };
  };

  test("a FIDE ID goes before the name: one number, two spellings are one player, and it is said", () => {
    expect(pool(part(["Bell, Ann", "1503014"]), part(["A. Bell", "1503014"]))).toEqual({
      names: ["Bell, Ann"],
      said: ["names of one number"],
      ambiguous: [],
      asked: [],
    });
  });

  test("one name, two numbers, one rating: asked, and two players until it is answered", () => {
    expect(pool(part(["Ann Bell", "1503014"]), part(["Ann Bell", "24116068"]))).toEqual({
      names: ["Ann Bell", "Ann Bell"],
      said: [],
      ambiguous: [],
      asked: [[0, 1]],
    });
  });

  test("where one part has no numbers the name tells, and nothing is to be said", () => {
    expect(pool(part(["Ann Bell", "1503014"]), part(["ann bell ", ""]))).toEqual({
      names: ["Ann Bell"],
      said: [],
      ambiguous: [],
      asked: [],
    });
  });

  test("a name without a number, where others have it with two: it is asked of whom it is", () => {
    const two = part(["Ann Bell", "1503014"], ["Ann Bell", "24116068"]);
    expect(pool(two, part(["Ann Bell", ""])).asked).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test("6.2 (2005): like names in two parts are asked, joined once they are answered", () => {
    const [one, other] = [part(["Meier, Anna", ""]), part(["Meyer, Anna", ""])];
    expect(pool(one, other)).toMatchObject({
      names: ["Meier, Anna", "Meyer, Anna"],
      asked: [[0, 1]],
    });
    const [doubt] = pooledOf(one, [other]).doubts;
    const [[a], [b]] = doubt!.of;
    expect(pool(one, other, [{ persons: 1, of: [a!, b!] }])).toMatchObject({
      names: ["Meier, Anna"],
      said: ["names"],
      asked: [],
    });
  });

  test("another order of the names is the same player, and it is said", () => {
    expect(pool(part(["Zürcher, Léo", ""]), part(["Leo Zurcher", ""]))).toMatchObject({
      names: ["Zürcher, Léo"],
      said: ["names"],
    });
  });
});
