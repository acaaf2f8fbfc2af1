import type { NamedCells } from "../../src/desk/selectedCells";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { edition } from "./editions";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { exampleOrder } from "./exampleOrder";
import { writeAllPlanned } from "./plannedSheet";
import { PLAIN_ORDER } from "./reportOnSheet";
import { cellsOfParts, type PartsOfSheet } from "../../src/sheets/sheetPart";
import { formulaAt, span, valueAt, type CellPlace } from "../../src/tournament/sheetCells";
import type { Event } from "../../src/tournament/event";
import type { Result } from "../../src/rules/units";
import { eventOfRoundRobin } from "./tournaments";
import { bookRead } from "./why/bookRead";

const { event: ROBIN } = exampleOrder(2014, "fide");

/** The worked example's ten players, six of them rated, as if they had met in a Swiss. */
export const SWISS_OF_TEN: Event = { ...eventOfRoundRobin(ROBIN)!, kind: "swiss" };

/** What makes their report that of a round robin, as which they played. */
export const AS_ROBIN: Pick<ReportOrder, "event" | "robin"> = {
  event: eventOfRoundRobin(ROBIN)!,
  robin: { event: ROBIN, championship: "none", later: new Set() },
};

/** The same players with what they lost for what they won. */
const ANOTHER_OF_TEN: Event = {
  ...SWISS_OF_TEN,
  players: SWISS_OF_TEN.players.map((player) => ({
    ...player,
    games: player.games.map((game) => ({ ...game, score: (2 - game.score) as Result })),
  })),
};

/** The sheets of a report of May 2015; `known`: what is otherwise. */
export function reportOfTen(title: string, known: Partial<ReportOrder> = {}): readonly SheetPlan[] {
  const order: ReportOrder = {
    ...PLAIN_ORDER,
    event: SWISS_OF_TEN,
    edition: edition(2014),
    style: "fide",
    startDate: dayOf(2015, 5, 2),
    endDate: dayOf(2015, 5, 10),
    title,
    isNamed: true,
    ...known,
  };
  return reportSheets(order, wishedNames(order, EN_SHEETS), EN_SHEETS);
}

/** Two events of one rating period. */
export const TWO_REPORTS = [
  reportOfTen("Spring Open"),
  reportOfTen("May Cup", { event: ANOTHER_OF_TEN, startDate: dayOf(2015, 5, 16), endDate: null }),
] as const;

/** A workbook of sheets that were made here, the first of them shown; what is written joins them. */
export function workbookWithSheets(...makings: readonly (readonly SheetPlan[])[]) {
  const book = new PlannedWorkbook();
  const plans: SheetPlan[] = [];
  const put = (more: readonly SheetPlan[]) => {
    writeAllPlanned(book, more);
    plans.push(...more);
  };
  for (const making of makings) put(making);
  const sheets = () => bookRead(book, plans);
  const parts: ExcelWorkbook["readParts"] = (wanted) =>
    Promise.resolve(wanted.map(partsRead(sheets())));
  const workbook: Partial<ExcelWorkbook> = {
    readSheet: (name) => Promise.resolve(sheets().get(name ?? plans[0]?.name ?? "") ?? null),
    readRenewed: () => Promise.resolve([]),
    readNamed: () => Promise.resolve([...sheets().values()]),
    readSheets: (names) => Promise.resolve(names.flatMap((name) => sheets().get(name) ?? [])),
    readParts: parts,
    readFinished: parts,
    sheetNames: () => Promise.resolve(book.sheets()),
    madeSheets: () => Promise.resolve([]),
    write: (wished, plansOf) => {
      put(plansOf(wished).map((plan, index) => ({ ...plan, name: wished[index] ?? plan.name })));
      return Promise.resolve(wished.map((name) => ({ id: name, name })));
    },
    fill: (sheet, cells) => {
      book.fill(sheet, cells);
      return Promise.resolve();
    },
    select: () => Promise.resolve(),
    watchSheets: () => Promise.resolve(),
  };
  const values = (sheet: string) => sheets().get(sheet)?.cells.values.flat() ?? [];
  return { workbook, book, plans, values };
}

/** As Excel gives the parts of a sheet: nothing else stands on it. */
const partsRead =
  (sheets: ReadonlyMap<string, NamedCells>) =>
  ({ sheet, parts }: PartsOfSheet): NamedCells => {
    const read = sheets.get(sheet)!;
    const cells = cellsOfParts(
      parts.map(({ area, isWhole }) => {
        const all = <T>(of: (place: CellPlace) => T) =>
          span(area.row, area.rows).map((row) =>
            span(area.column, area.columns).map((column) => of({ row, column })),
          );
        const values = all((place) => valueAt(read.cells, place));
        const formulas = all((place) => formulaAt(read.cells, place));
        return { area, values, ...(isWhole && { formulas }) };
      }),
    );
    return { ...read, cells };
  };
