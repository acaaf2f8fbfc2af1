import fc from "fast-check";
import { isReason } from "../../../src/rules/reason";
import { eventReport } from "../../../src/rules/report/eventReport";
import { readIteration } from "../../../src/sheets/iteration/readIteration";
import { hasFirstEvent } from "../../../src/sheets/report/layout";
import { readReport } from "../../../src/sheets/report/readReport";
import { readReportEvent } from "../../../src/sheets/report/readReportEvent";
import { numbersOf } from "../../../src/tournament/numbers";
import { cases } from "../../support/cases";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writeAllPlanned } from "../../support/plannedSheet";
import { reportPlans } from "../../support/reportOnSheet";
import { bookRead } from "../../support/why/bookRead";

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);
const NO = new Set(LANGUAGES.map(({ sheets }) => sheets.no));

test("a report is read back as it was ordered: the rules give the same for both", () => {
  fc.assert(
    fc.property(
      randomReport(),
      fc.constantFrom("fide" as const, "plain" as const),
      (random, style) => {
        const order = orderOf(random, style);
        const plans = reportPlans(order);
        const book = new PlannedWorkbook();
        writeAllPlanned(book, plans);
        const sheets = [...bookRead(book, plans).values()];
        const [cells, games] = sheets;
        const iteration = sheets.find((sheet) => sheet.names.own.has("Iteration")) ?? null;
        const known = iteration && readIteration(iteration, NO, true);
        const read = readReportEvent(
          {
            cells: cells!,
            report: readReport(cells!, REPORTS)!,
            games: games!,
            iteration: known,
          },
          REPORTS,
          NO,
        )!;
        const { event, edition } = order;
        /** In a Swiss of 2011 it is no matter of points whose event is the first: the sheet does not ask. */
        const isAsked = order.robin !== null || hasFirstEvent(order);
        const later = isAsked ? order.later : new Set<number>();
        const numbers = numbersOf(event.players);
        const inOrder = [...numbers.keys()].sort((one, other) => numbers[one]! - numbers[other]!);
        const ordered = <Of>(all: readonly Of[]) => inOrder.map((place) => all[place]!);
        expect(read.report.players.map(({ number }) => number)).toEqual(ordered(numbers));
        const { rows, iteration: figures } = eventReport(event, edition, { ...order, later });
        expect(eventReport(read.event, read.edition, read.options)).toEqual({
          rows: ordered(rows),
          iteration:
            figures === null || isReason(figures)
              ? figures
              : { ...figures, rows: ordered(figures.rows) },
        });
      },
    ),
    { numRuns: cases({ quick: 15, long: 200 }) },
  );
});
