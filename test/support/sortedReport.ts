import fc from "fast-check";
import { reportPlaces } from "../../src/sheets/report/places";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Area } from "../../src/tournament/sheetCells";
import type { Book } from "./book";
import { sortList, type Sorting } from "./sortedList";

/** A list of a report: the key of its lines stands in this column. */
export interface List {
  readonly sheet: string;
  readonly area: Area;
  readonly key: number;
}

/** Players stand in two blocks, each sorted by itself; games in one list. */
export function listsOfReport(
  order: ReportOrder,
  [report, games]: readonly SheetPlan[],
): readonly List[] {
  const places = reportPlaces(order);
  const wide = (plan: SheetPlan) => Math.max(...plan.cells.map(({ column }) => column)) + 1;
  const blocks = places.blocks.map(({ table }) => ({
    sheet: report!.name,
    area: { row: table.first, rows: table.lines, column: 0, columns: wide(report!) },
    key: 0,
  }));
  const { first, lines, columns } = places.games;
  const area = { row: first, rows: lines, column: 0, columns: wide(games!) };
  return [...blocks, { sheet: games!.name, area, key: columns.indexOf("line") }];
}

export function sortLists(book: Book, lists: readonly List[], how: readonly Sorting[]): void {
  for (const [index, { sheet, area }] of lists.entries()) {
    const one = how[index % how.length]!;
    sortList(book, sheet, area, { ...one, column: one.column % area.columns });
  }
}

/** How each of three lists is sorted. */
export const SORTINGS = fc.array(
  fc.record({ column: fc.nat(30), isDescending: fc.boolean(), shiftsOthers: fc.boolean() }),
  { minLength: 3, maxLength: 3 },
);
