import fc from "fast-check";
import { editionsOf } from "../../src/rules/editions/editionOn";
import { periodReport, type PeriodRow } from "../../src/rules/period/periodReport";
import { eventReport } from "../../src/rules/report/eventReport";
import { personsOf } from "../../src/sheets/report/persons";
import { resultsOfReports } from "../../src/sheets/period/resultsOfReports";
import type { ReportOrder } from "../../src/sheets/report/order";
import { readReport } from "../../src/sheets/report/readReport";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Book } from "./book";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { LANGUAGES } from "./languages";
import { writeAllPlanned } from "./plannedSheet";
import { numbered } from "./numbered";
import { randomSwiss } from "./randomEvent";
import { periodPlans, periodShown } from "./randomPeriod";
import { PLAIN_ORDER, reportPlans } from "./reportOnSheet";
import { readPlanned } from "./sheetRead";
import { allOne } from "./people/allOne";

const RUNS = cases({ quick: 5, long: 150 });
export const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** A report as it stands in the workbook. */
export function reportOn(book: Book, plan: SheetPlan) {
  return readReport(readPlanned(book, plan), REPORTS);
}

/** Three events of the same players, each a month later, the ratings of their starts. */
function orders(edit: number): fc.Arbitrary<readonly ReportOrder[]> {
  const editions = editionsOf("standard");
  const of = editions[edit % editions.length]!;
  return fc.array(randomSwiss(), { minLength: 1, maxLength: 3 }).map((events) =>
    events.map((event, index): ReportOrder => ({
      ...PLAIN_ORDER,
      event: { ...event, players: numbered(event.players, edit + index) },
      edition: of,
      style: "fide",
      title: `Event ${index + 1}`,
      startDate: of.from + 10 * index,
    })),
  );
}

/** What the rules make of all games of each player. */
function byTheRules(all: readonly ReportOrder[], names: readonly string[]): PeriodRow[] {
  const reports = all.map((order) => ({
    ...order,
    rows: eventReport(order.event, order.edition, order).rows,
  }));
  const players = names.map((name) => ({
    earlierGames: null,
    results: reports.flatMap(({ event, startDate, rows }) => {
      const row = rows[event.players.findIndex((player) => player.name === name)];
      if (row === undefined) return [];
      const { rating, n: games, rated } = row;
      return [{ day: startDate, rating, games, delta: rated?.wMinusWe ?? null, k: null }];
    }),
  }));
  return periodReport(players, all[0]!.edition, null);
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
          return { sheet: plans[0]!.name, report: reportOn(book, plans[0]!)! };
        });
        const players = resultsOfReports(reports, personsOf(reports, allOne(reports)));
        const order = { players, edition: all[0]!.edition, style: "plain" as const, list: null };
        const plans = periodPlans(order);
        writeAllPlanned(book, plans);
        const { values } = book.read(plans[0]!.name, "A1:M40");
        const names = players.map(({ name }) => name);
        const expected = byTheRules(all, names).map((row) => {
          if (row.kind === "unrated") return null;
          const { games, delta, change, rating } = row.period;
          return [games, delta, change, rating];
        });
        const shown = periodShown(values, order).map((row) =>
          "rn" in row ? [row.n, row.delta, row.change, row.rn] : null,
        );
        expect(shown).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });
}
