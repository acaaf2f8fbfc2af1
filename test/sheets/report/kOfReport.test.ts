import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { KFacts } from "../../../src/rules/kFacts";
import { errataNotes } from "../../../src/sheets/errataNotes";
import { erratumSheet } from "../../../src/sheets/report/layout";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Content } from "../../../src/sheets/sheetPlan";
import type { Event, EventPlayer } from "../../../src/tournament/event";
import type { Book } from "../../support/book";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { NAMES, PLAIN_ORDER, reportAddress, reportPlans } from "../../support/reportOnSheet";
import { addressIn, shownIn } from "../../support/tableCells";

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
  const { players } = reportPlaces(of);
  return of.event.players.map((_, player) =>
    (["k", "change", "rn"] as const).map((column) => shownIn(values, players, column, player)),
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
  return reportPlans(of)[0]!.cells.flatMap(({ row, column, content }) => {
    const isNote = column === 1 && row >= notesRow && row < notesRow + 6;
    return isNote && !errata.includes(content) ? [content] : [];
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

  test("K follows the rating typed in, with what is known of the player", () => {
    const of = order([drawing(1800, born(2001, 5, 6))], { style });
    const book = made(of);
    const rating = addressIn(reportPlaces(of).players, "rating", 0);
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
  const { players } = reportPlaces(of);
  expect(players.columns).toContain("birth");
  expect(players.columns).not.toContain("peak");
  const { values } = made(of).read(NAMES.report, reportAddress(of));
  expect(shownIn(values, players, "birth", 0)).toBe(dayOf(2001, 5, 6));
});

test("a player's page says why K is what it is, until another is typed", () => {
  const of = order([drawing(1800, born(2001, 5, 6))], { hasPages: true });
  const book = made(of);
  const reason = () => book.read(EN_SHEETS.report.pagesName, "F4:G4").values[0];
  expect(reason()).toEqual([40, "junior: 8.56 (2014)"]);
  book.write(NAMES.report, addressIn(reportPlaces(of).players, "k", 0), [[20]]);
  expect(reason()).toEqual([20, ""]);
});
