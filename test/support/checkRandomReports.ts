import fc from "fast-check";
import { EDITION_IDS, type EditionId } from "../../src/rules/editions/edition";
import type { StyleName } from "../../src/sheets/formulaStyle";
import { columnOf, FIRST_ROW, reportPlaces } from "../../src/sheets/report/places";
import type { ReportOrder } from "../../src/sheets/report/reportSheets";
import type { Event } from "../../src/tournament/event";
import { addressOf } from "../../src/tournament/sheetCells";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { edition } from "./editions";
import { writeAllPlanned } from "./plannedSheet";
import { randomSwiss } from "./randomEvent";
import { expectedReport, NAMES, reportPlans, shownReport } from "./reportOnSheet";
import { workbookWithFide } from "./workbench";

const RUNS = 200;

interface RandomReport {
  readonly event: Event;
  readonly id: EditionId;
}

/** Editions by their id: a failing case is printed, and an edition carries its tables. */
export function randomReport(): fc.Arbitrary<RandomReport> {
  return fc.record({ event: randomSwiss(), id: fc.constantFrom(...EDITION_IDS) });
}

export function orderOf({ event, id }: RandomReport, style: StyleName): ReportOrder {
  return { event, edition: edition(id), style, startDate: null, title: "Random" };
}

/** Both sheets against the rules, on random events of every edition; after a change of ratings too. */
export function checkRandomReports(style: StyleName): void {
  const book = workbookWithFide();

  test(`${RUNS} random events, and one rating of each changed`, () => {
    fc.assert(
      fc.property(randomReport(), fc.nat(), (random, what) => {
        for (const sheet of Object.values(NAMES)) {
          if (book.sheets().includes(sheet)) book.deleteSheet(sheet);
        }
        const order = orderOf(random, style);
        writeAllPlanned(book, reportPlans(order));
        expectAsRules(book, order);
        expectAsRules(book, changed(book, order, what));
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
}

function expectAsRules(book: Workbook, order: ReportOrder): void {
  const { values } = book.read(NAMES.report, `A1:O${FIRST_ROW + order.event.players.length}`);
  expect(shownReport(values, order)).toEqual(expectedReport(order));
}

/** A rating changed, taken away or given: on the sheet, in the order, and for every opponent. */
function changed(book: Workbook, order: ReportOrder, what: number): ReportOrder {
  const { players } = order.event;
  const player = what % players.length;
  const rating = players[player]!.rating === null ? 1000 + (what % 1800) : null;
  const column = columnOf(reportPlaces(order.event, order.edition), "rating");
  book.write(NAMES.report, addressOf({ row: FIRST_ROW + player, column }), [[rating ?? "u"]]);
  const event: Event = {
    ...order.event,
    players: players.map((each, index) => ({
      ...each,
      rating: index === player ? rating : each.rating,
      games: each.games.map((game) =>
        game.opponent.place === player ? { ...game, opponent: { ...game.opponent, rating } } : game,
      ),
    })),
  };
  return { ...order, event };
}
