import fc from "fast-check";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import type { Result } from "../../../src/rules/units";
import { correctionSheet } from "../../../src/sheets/correction/correctionSheet";
import type { ReportSide } from "../../../src/sheets/correction/reportSide";
import { readReport } from "../../../src/sheets/report/readReport";
import { readReportGames } from "../../../src/sheets/report/readReportGames";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Event, EventPlayer } from "../../../src/tournament/event";
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { eventOfRoundRobin } from "../../../src/tournament/eventOfRoundRobin";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { randomSwiss } from "../../support/randomEvent";
import { PLAIN_ORDER, reportPlans, reportToShow } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { workbookWithFide } from "../../support/workbench";

const RUNS = cases({ quick: 4, long: 30 });

function order(event: Event): ReportOrder {
  return { ...PLAIN_ORDER, event, edition: edition(2024), style: "fide", title: "Open" };
}

function read(book: Workbook, sheet: string) {
  const { values, formulas } = book.read(sheet, "A1:T200");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  return { ...cells, formulas: formulas.map((row) => row.map(String)) };
}

function sideOf(book: Workbook, of: ReportOrder, suffix: string): ReportSide {
  const [report, games] = reportPlans(of, suffix);
  writeAllPlanned(book, [report!, games!]);
  const cells = read(book, report!.name);
  return {
    sheet: report!.name,
    cells,
    report: readReport(cells, [EN_REPORT])!,
    games: readReportGames(read(book, games!.name)),
  };
}

/** What the sheet says: causes as "player: sentence", effects as rows from No on. */
function corrected(before: Event, after: Event, book = workbookWithFide()) {
  const [was, is] = [order(before), order(after)];
  const sides = { before: sideOf(book, was, " before"), after: sideOf(book, is, " after") };
  writePlanned(book, correctionSheet(sides, EN_SHEETS), "Correction");
  const { values } = book.read("Correction", "A1:S80");
  const { causes, effects, noCauses } = EN_SHEETS.correction;
  const place = (text: string) => values.findIndex((row) => row[1] === text);
  const named = values.slice(place(causes) + 1, place(effects)).filter((row) => row[1]);
  return {
    count: String(values[4]![2]),
    causes: named.map((row) => (row[1] === noCauses ? "" : `${row[1]}: ${row[2]}`)),
    effects: values.slice(place(effects) + 3).filter((row) => typeof row[0] === "number"),
  };
}

/** The same event with one player's rating or one game's result another. */
function withAnother(event: Event, what: number): Event {
  const place = what % event.players.length;
  const player = event.players[place]!;
  const game = player.games[what % Math.max(1, player.games.length)];
  if (what % 3 === 0 || game === undefined) {
    const rating = (player.rating ?? 1900) + 7;
    return withPlayers(event, (each, index) => ({
      ...each,
      rating: index === place ? rating : each.rating,
      games: each.games.map((of) =>
        of.opponent.place === place ? { ...of, opponent: { ...of.opponent, rating } } : of,
      ),
    }));
  }
  const score = ((game.score + 1) % 3) as Result;
  return withPlayers(event, (each, index) => ({
    ...each,
    games: each.games.map((of) => {
      if (of.round !== game.round) return of;
      if (index === place) return { ...of, score };
      return index === game.opponent.place ? { ...of, score: (2 - score) as Result } : of;
    }),
  }));
}

function withPlayers(event: Event, change: (player: EventPlayer, place: number) => EventPlayer) {
  return { ...event, players: event.players.map(change) };
}

test(`${RUNS} random events with one correction: whom it changes, and by how much, by the rules`, () => {
  const book = workbookWithFide();
  fc.assert(
    fc.property(randomSwiss(), fc.nat(), (event, what) => {
      for (const sheet of book.sheets()) if (sheet !== "Sheet1") book.deleteSheet(sheet);
      const other = withAnother(event, what);
      const { causes, effects } = corrected(event, other, book);
      const [were, are] = [figures(event), figures(other)];
      const expected = event.players.flatMap((player, place) => {
        const [was, is] = [were[place]!, are[place]!];
        const isSame =
          JSON.stringify([player.rating, was]) ===
          JSON.stringify([other.players[place]!.rating, is]);
        if (isSame) return [];
        const difference = (one: number | string, two: number | string) =>
          typeof one === "number" && typeof two === "number" ? two - one : null;
        const change = difference(was.rn, is.rn) ?? difference(was.ru, is.ru) ?? "";
        return [[place + 1, player.name, change, was.rn, is.rn, was.ru, is.ru]];
      });
      expect(effects.map((row) => row.slice(0, 7))).toEqual(expected);
      expect(causes).not.toEqual([""]);
    }),
    { numRuns: RUNS },
  );
});

/** What the sheet compares. */
function figures(event: Event) {
  return reportToShow(order(event)).map(({ n, w, change, rn, ru }) => ({ n, w, change, rn, ru }));
}

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
  expect(corrected(EVENT, EVENT)).toEqual({ count: "0 of 3", causes: [""], effects: [] });
});

test("a result is told once, of both players it changes the figures", () => {
  const after = withPlayers(EVENT, (player, place) => {
    if (place > 1) return player;
    const [first, ...rest] = player.games;
    return { ...player, games: [{ ...first!, score: 1 }, ...rest] };
  });
  const { causes, effects, count } = corrected(EVENT, after);
  expect(causes).toEqual(["Ann: round 1 against Bob: result 1 → 0.5"]);
  expect(count).toBe("2 of 3");
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
