import type { Area, CellValue, SheetCells } from "../../tournament/sheetCells";
import { readWindow, surroundingRegion } from "./selectedArea";

/** The selection with the cells around it, as one moment's picture of the sheet. */
export interface SelectedCells {
  readonly sheet: string;
  readonly selected: Area;
  /** The used cells of the sheet near the selection. */
  readonly cells: SheetCells;
}

/**
 * Reads the selection: first where it is, then everything near it. A single cell stands for the
 * table around it. Null where nothing is written there.
 */
export async function readSelection(context: Excel.RequestContext): Promise<SelectedCells | null> {
  const selection = context.workbook.getSelectedRange();
  const used = selection.worksheet.getUsedRangeOrNullObject(true);
  selection.load("rowIndex,columnIndex,rowCount,columnCount");
  selection.worksheet.load("name");
  used.load("rowIndex,columnIndex,rowCount,columnCount");
  await context.sync();
  if (used.isNullObject) return null;
  const window = readWindow(areaOf(selection), areaOf(used));
  if (window === null) return null;
  const cells = await readCells(context, selection.worksheet, window);
  const selected = surroundingRegion(cells, areaOf(selection));
  return selected === null ? null : { sheet: selection.worksheet.name, selected, cells };
}

/** The cells of an earlier reading as they are now. */
export async function readAgain(
  context: Excel.RequestContext,
  { sheet, selected, cells }: SelectedCells,
): Promise<SelectedCells> {
  const worksheet = context.workbook.worksheets.getItem(sheet);
  return { sheet, selected, cells: await readCells(context, worksheet, cells.area) };
}

async function readCells(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  area: Area,
): Promise<SheetCells> {
  const range = sheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
  range.load("values,numberFormat,formulas");
  await context.sync();
  return {
    area,
    values: range.values as CellValue[][],
    formats: range.numberFormat as string[][],
    formulas: range.formulas as CellValue[][],
  };
}

function areaOf({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range): Area {
  return { row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
}
