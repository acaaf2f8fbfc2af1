import fc from "fast-check";
import { EN_REPORT } from "../../src/i18n/en/report";
import { FR_REPORT } from "../../src/i18n/fr/report";
import { sumOfDeltas } from "../../src/rules/change";
import { editionsOf } from "../../src/rules/editions/editionOn";
import { kOfEach, kOfPeriod } from "../../src/rules/kOfPeriod";
import { periodRating } from "../../src/rules/periodRating";
import { periodStart } from "../../src/rules/ratingPeriod";
import { resultsOfReports } from "../../src/sheets/period/resultsOfReports";
import type { ReportOrder } from "../../src/sheets/report/order";
import { readReport } from "../../src/sheets/report/readReport";
import type { Book } from "./book";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writeAllPlanned } from "./plannedSheet";
import { randomSwiss } from "./randomEvent";
import { periodPlans, periodShown } from "./randomPeriod";
import { PLAIN_ORDER, reportPlans } from "./reportOnSheet";
import { cellsOf } from "./sheetCells";

const RUNS = cases({ quick: 12, long: 150 });
export const LANGUAGES = [EN_REPORT, FR_REPORT];

/** A report as it stands in the workbook. */
export function reportOn(book: Book, sheet: string) {
  const { values, formulas } = book.read(sheet, "A1:T40");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  return readReport({ ...cells, formulas: formulas.map((row) => row.map(String)) }, LANGUAGES);
}

/** Three events of the same players, each a month later, the ratings of their starts. */
function orders(edit: number): fc.Arbitrary<readonly ReportOrder[]> {
  const editions = editionsOf("standard");
  const of = editions[edit % editions.length]!;
  return fc.array(randomSwiss(), { minLength: 1, maxLength: 3 }).map((events) =>
    events.map((event, index): ReportOrder => ({
      ...PLAIN_ORDER,
      event,
      edition: of,
      style: "fide",
      title: `Event ${index + 1}`,
      startDate: of.from + 10 * index,
    })),
  );
}

/** What the rules make of all games of one player. */
function byTheRules(all: readonly ReportOrder[], name: string) {
  const events = all.flatMap(({ event, edition: of, startDate }) => {
    const player = event.players.find((each) => each.name === name);
    const { rating = null } = player ?? {};
    if (player === undefined || rating === null) return [];
    const games = player.games.flatMap(({ opponent, score }) =>
      opponent.rating === null ? [] : [{ opponent: opponent.rating, score }],
    );
    const delta = sumOfDeltas(rating, games, of);
    return [{ rating, games: games.length, delta, k: null, day: startDate }];
  });
  const last = events[events.length - 1];
  if (last === undefined) return null;
  const of = all[0]!.edition;
  const start = periodStart(all[all.length - 1]!.startDate!, of);
  const k = kOfEach(kOfPeriod(events, of, start));
  const counted = events.map((each, index) => ({ ...each, k: k[index]! }));
  return periodRating(last.rating, counted, of);
}

/** Periods made from reports as they stand in a workbook, against the rules. */
export function checkRandomResults(book: Book = new PlannedWorkbook(), runs = RUNS): void {
  test(`${runs} random periods: what the report sheets say, read and linked, is what the rules say`, () => {
    fc.assert(
      fc.property(fc.nat(8).chain(orders), (all) => {
        for (const sheet of book.sheets()) if (sheet !== "Sheet1") book.deleteSheet(sheet);
        const reports = all.map((order, index) => {
          const plans = reportPlans(order, ` ${index}`);
          writeAllPlanned(book, plans);
          return { sheet: plans[0]!.name, report: reportOn(book, plans[0]!.name)! };
        });
        const players = resultsOfReports(reports);
        const order = { players, edition: all[0]!.edition, style: "plain" as const, list: null };
        const plans = periodPlans(order);
        writeAllPlanned(book, plans);
        const { values } = book.read(plans[0]!.name, "A1:M40");
        for (const [index, row] of periodShown(values, order).entries()) {
          const expected = byTheRules(all, players[index]!.name);
          const shown = "rn" in row ? [row.n, row.delta, row.change, row.rn] : null;
          const { games, delta, change, rating } = expected ?? {};
          expect(shown).toEqual(expected === null ? null : [games, delta, change, rating]);
        }
      }),
      { numRuns: runs },
    );
  });
}
