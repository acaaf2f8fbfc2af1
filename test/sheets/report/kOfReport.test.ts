import fc from "fast-check";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { KFacts } from "../../../src/rules/kFacts";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { errataNotes } from "../../../src/sheets/errataNotes";
import { erratumSheet, hasColumn, type ReportColumn } from "../../../src/sheets/report/layout";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Content } from "../../../src/sheets/sheetPlan";
import type { Event, EventPlayer } from "../../../src/tournament/event";
import type { Book } from "../../support/book";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { NAMES, PLAIN_ORDER, reportAddress, reportPlans } from "../../support/reportOnSheet";
import { addressOfPlayer, ofPlayer } from "../../support/reportCells";

const born = (year: number, month: number, day: number): KFacts => ({
  birth: { year, month, day },
  games: null,
  peak: null,
});

/** Everybody draws with a player of 2100 who is no player of the event. */
function drawing(rating: number, facts?: KFacts, k: number | null = null): EventPlayer {
  return {
    name: `P${rating}`,
    rating,
    k,
    ...(facts !== undefined && { facts }),
    games: [{ round: 1, opponent: { name: "X", rating: 2100, place: null }, score: 1 }],
  };
}

function order(players: readonly EventPlayer[], rest: Partial<ReportOrder> = {}): ReportOrder {
  const event: Event = { kind: "swiss", rounds: 1, players };
  const startDate = dayOf(2014, 9, 20);
  return { ...PLAIN_ORDER, event, edition: edition(2014), style: "fide", startDate, ...rest };
}

/** K, change and Rn of each player. */
function shown(book: Book, of: ReportOrder): unknown[][] {
  const { values } = book.read(NAMES.report, reportAddress(of));
  const places = reportPlaces(of);
  return of.event.players.map((_, player) =>
    (["k", "change", "rn"] as const).map((column) => ofPlayer(values, places, column, player)),
  );
}

function made(of: ReportOrder): Book {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, reportPlans(of));
  return book;
}

/** What stands below the players, but for errata of the printed text. */
function notesOf(of: ReportOrder): Content[] {
  const { notesRow } = reportPlaces(of);
  const errata: readonly Content[] = errataNotes(of.edition, erratumSheet(of), EN_SHEETS);
  const [report] = reportPlans(of);
  const factsRow = report!.names.find(({ name }) => name === "edition")!.area.row;
  return report!.cells.flatMap(({ row, column, content }) => {
    const isNote = column === 1 && row >= notesRow && row < factsRow - 1;
    const isOther = content === EN_SHEETS.madeWith.fide || errata.includes(content);
    return isNote && !isOther ? [content] : [];
  });
}

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("8.56 (2014): born 6 May 2001, 1800, draw with 2100 in September 2014: K 40, +14.00, 1814", () => {
    const of = order([drawing(1800, born(2001, 5, 6)), drawing(1801)], { style });
    expect(shown(made(of), of)).toEqual([
      [40, 14, 1814],
      [20, 7, 1808],
    ]);
  });

  test("7.12, 8.56 (2014): born 15 March 1997, 20 March 2015: K 40 by the list of 1 March; 20 by the day", () => {
    const players = [drawing(1800, born(1997, 3, 15))];
    const rest = { style, startDate: dayOf(2015, 3, 20) };
    const [byList, byDay] = [
      order(players, rest),
      order(players, { ...rest, kReading: "first day" }),
    ];
    expect(shown(made(byList), byList)[0]?.[0]).toBe(40);
    expect(shown(made(byDay), byDay)[0]?.[0]).toBe(20);
    const { note } = EN_SHEETS.kDay;
    const notes = (of: ReportOrder) => reportPlans(of)[0]!.cells.map(({ content }) => content);
    expect(notes(byList)).toContain(note.list);
    expect(notes(byDay)).toContain(note["first day"]);
  });

  test("K follows the rating typed in, with what is known of the player", () => {
    const of = order([drawing(1800, born(2001, 5, 6))], { style });
    const book = made(of);
    const rating = addressOfPlayer(reportPlaces(of), "rating", 0);
    book.write(NAMES.report, rating, [[2300]]);
    expect(shown(book, of)[0]?.[0]).toBe(20);
    book.write(NAMES.report, rating, [[2400]]);
    expect(shown(book, of)[0]?.[0]).toBe(10);
  });

  test("games so far, the highest rating, a K that is given", () => {
    const nothing = { birth: null, games: null, peak: null };
    const players = [
      drawing(1800, { ...nothing, games: 29 }),
      drawing(1801, { ...nothing, games: 30 }),
      drawing(2250, { ...nothing, peak: 2405 }),
      drawing(1803, born(2001, 5, 6), 20),
    ];
    const of = order(players, { style });
    expect(shown(made(of), of).map(([k]) => k)).toEqual([40, 20, 10, 20]);
  });
});

describe.each(["fide", "plain"] as const)("why K is that, %s", (style) => {
  const known: KFacts = { birth: { year: 1980 }, games: 50, peak: 2200 };
  const cell = (of: ReportOrder, key: ReportColumn, player = 0) =>
    addressOfPlayer(reportPlaces(of), key, player);

  test("K follows birth, games so far and highest rating as they are typed, and says why", () => {
    const of = order([drawing(1800, known), drawing(1801)], { style });
    const book = made(of);
    const read = (key: ReportColumn, player = 0) =>
      book.read(NAMES.report, cell(of, key, player)).values[0]![0];
    const type = (key: ReportColumn, value: string | number) => {
      book.write(NAMES.report, cell(of, key), [[value]]);
    };
    const day = of.startDate;
    const facts = fc.record({
      birth: fc.oneof(fc.constant(null), fc.integer({ min: 1990, max: 2004 })),
      games: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 })),
      peak: fc.oneof(fc.constant(null), fc.integer({ min: 2200, max: 2500 })),
      rating: fc.integer({ min: 2000, max: 2450 }),
    });
    fc.assert(
      fc.property(facts, ({ birth, games, peak, rating }) => {
        type("birth", birth ?? "");
        type("gamesSoFar", games ?? "");
        type("peak", peak ?? "");
        type("rating", rating);
        const year = birth === null ? null : { year: birth };
        const told = { rating, k: null, facts: { birth: year, games, peak } };
        expect(read("k")).toBe(kOfPlayer(told, of.edition, day).k);
      }),
      { numRuns: cases({ quick: 20, long: 300 }) },
    );
    type("peak", "");
    type("rating", 1900);
    type("birth", 2001);
    expect(read("kReason")).toBe("junior until 18 in 2019");
    type("birth", "");
    type("gamesSoFar", 12);
    expect(read("kReason")).toBe("new: 12 of 30 games");
    type("k", 15);
    expect([read("kReason"), read("kReason", 1)]).toEqual(["given by hand", "by the rating alone"]);
  });

  test("8.4 (2014): rated only since is new; a K of the table is given; nothing of the unrated", () => {
    const since = { ...drawing(1800), isRatedSince: true as const };
    const players = [since, drawing(1801, undefined, 20), { ...drawing(1802), rating: null }];
    const of = order(players, { style });
    const book = made(of);
    const { values } = book.read(NAMES.report, reportAddress(of));
    const shownOf = (player: number) =>
      (["k", "kReason"] as const).map((key) => ofPlayer(values, reportPlaces(of), key, player));
    expect([0, 1, 2].map(shownOf)).toEqual([
      [40, "new: rated only since"],
      [20, "given"],
      ["", ""],
    ]);
  });
});

test("the report says what K was decided from, and what it does without", () => {
  const { kByRating, kKnown, kAgeOpen } = EN_SHEETS;
  const junior = drawing(1800, born(2001, 5, 6));
  expect(notesOf(order([junior]))).toEqual([kKnown("8.56", "2014")]);
  expect(notesOf(order([drawing(1801)]))).toEqual([kByRating("8.56", "2014")]);
  expect(notesOf(order([drawing(1801, undefined, 20)]))).toEqual([]);
  expect(notesOf(order([junior, drawing(1801)], { startDate: null }))).toEqual([
    kByRating("8.56", "2014"),
    kAgeOpen("P1800"),
  ]);
});

test("what K was decided from stands in columns of its own, where any of it is known", () => {
  const of = order([drawing(1800, born(2001, 5, 6)), drawing(1801)]);
  const places = reportPlaces(of);
  expect(hasColumn(places, "birth")).toBe(true);
  expect(hasColumn(places, "peak")).toBe(false);
  const { values } = made(of).read(NAMES.report, reportAddress(of));
  expect(ofPlayer(values, places, "birth", 0)).toBe(dayOf(2001, 5, 6));
});

test("a player's page says why K is what it is, until another is typed", () => {
  const of = order([drawing(1800, born(2001, 5, 6))], { hasPages: true });
  const book = made(of);
  const reason = () => book.read(EN_SHEETS.report.pagesName, "F6:G6").values[0];
  expect(reason()).toEqual([40, "junior: 8.56 (2014)"]);
  book.write(NAMES.report, addressOfPlayer(reportPlaces(of), "k", 0), [[20]]);
  expect(reason()).toEqual([20, ""]);
});
