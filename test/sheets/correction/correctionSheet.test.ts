import type { Result } from "../../../src/rules/units";
import type { Event } from "../../../src/tournament/event";
import { cellsOf, type Row } from "../../support/sheetCells";
import { tableRead } from "../../support/tableRead";
import { eventOfRoundRobin } from "../../support/tournaments";
import { checkRandomCorrections } from "../../support/checkRandomCorrections";
import { corrected, withPlayers } from "../../support/correctionOnSheet";

checkRandomCorrections();

const game = (round: number, place: number | null, name: string, score: Result, rating = 1800) => ({
  round,
  opponent: { name, rating, place },
  score,
});
const EVENT: Event = {
  kind: "swiss",
  rounds: 3,
  players: [
    {
      name: "Ann",
      rating: 2000,
      k: 20,
      games: [game(1, 1, "Bob", 2), game(2, null, "Guest", 1, 1700)],
    },
    { name: "Bob", rating: 1800, k: 20, games: [game(1, 0, "Ann", 0, 2000)] },
    { name: "Cid", rating: 1700, k: null, games: [game(3, null, "Guest", 0, 1700)] },
  ],
};

test("the same event: nothing, for nobody", () => {
  expect(corrected(EVENT, EVENT)).toEqual({
    sums: expect.stringMatching(/rating differs: 0 · whose figures differ: 0 /) as string,
    count: "0 of 3",
    causes: [""],
    effects: [],
  });
});

test("a result is told once, of both players it changes the figures", () => {
  const after = withPlayers(EVENT, (player, place) => {
    if (place > 1) return player;
    const [first, ...rest] = player.games;
    return { ...player, games: [{ ...first!, score: 1 }, ...rest] };
  });
  const { causes, effects, count, sums } = corrected(EVENT, after);
  expect(causes).toEqual(["Ann: round 1 against Bob: result 1 → 0.5"]);
  expect(count).toBe("2 of 3");
  expect(sums).toContain("Players whose rating differs: 2 · whose figures differ: 2");
  expect(effects.map(([, name, difference]) => [name, difference])).toEqual([
    ["Ann", -10],
    ["Bob", 10],
  ]);
});

test("a name, K, a guest's rating, another opponent, a game more, a player gone", () => {
  const [ann, bob] = EVENT.players;
  const after: Event = {
    ...EVENT,
    players: [
      {
        ...ann!,
        k: 40,
        games: [game(1, 1, "Robert", 2), game(2, null, "Guest", 1, 1750)],
      },
      {
        ...bob!,
        name: "Robert",
        games: [game(1, 0, "Ann", 0, 2000), game(3, null, "Other", 2)],
      },
    ],
  };
  expect(corrected(EVENT, after).causes).toEqual([
    "Ann: K 20 → 40",
    "Ann: round 2 against Guest: opponent's rating 1700 → 1750",
    "Robert: name Bob → Robert",
    "Robert: round 3 against Other: game only in the report after 1",
    "Cid: player only in the report before",
  ]);
  const { effects } = corrected(EVENT, after);
  expect(effects.map((row) => [row[1], ...row.slice(3, 5)])).toContainEqual(["Cid", 1690, "–"]);
  const met: Event = withPlayers(EVENT, (player, place) =>
    place === 2 ? { ...player, games: [game(3, null, "Host", 2)] } : player,
  );
  expect(corrected(EVENT, met).causes).toEqual([
    "Cid: round 3: opponent Guest → Host",
    "Cid: round 3 against Host: result 0 → 1",
  ]);
});

/** A crosstable of these players in this order; results of the upper triangle by names. */
function robin(order: readonly string[], results: Readonly<Record<string, Result>>): Event {
  const scoreOf = (one: string, other: string): Result =>
    results[one + other] ?? ((2 - (results[other + one] ?? 1)) as Result);
  const players = order.map((name) => ({ name, rating: 2000 + 10 * name.charCodeAt(0), k: 20 }));
  const square = order.map((one) =>
    order.map((other) => (one === other ? [] : [scoreOf(one, other)])),
  );
  return eventOfRoundRobin({ players, scores: { square } })!;
}

test("a round robin in another final order: the one corrected game, told once", () => {
  const before = robin(["A", "B", "C", "D"], { AB: 2, BC: 2 });
  const after = robin(["A", "C", "B", "D"], { AB: 2, BC: 0 });
  const { causes, count } = corrected(before, after);
  expect(causes).toEqual(["C: against B: result 0 → 1"]);
  expect(count).toBe("2 of 4");
});

test("a team against another, everybody against everybody: no rounds are told, and the corrected game once", () => {
  const of = (result: number) =>
    eventRead([
      ["Name", "Elo", "Weber Willi", "Xaver Xena"],
      ["", "", 2120, 2010],
      ["Abel Ann", 2100, 1, 0],
      ["Bond Bea", 2050, result, 1],
      ["Carr Cid", 2040, 0, 1],
    ]);
  const { causes, count } = corrected(of(0), of(1));
  expect(causes).toEqual(["Bond Bea: against Weber Willi: result 0 → 1"]);
  expect(count).toBe("2 of 5");
});

function eventRead(rows: readonly Row[]): Event {
  const cells = cellsOf(rows);
  return tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null }).event!;
}
