import type { NamedCells, SelectedCells } from "../../desk/selectedCells";
import type { Area, CellValue, SheetCells } from "../../tournament/sheetCells";
import { surroundingRegion } from "../../tournament/table/region";
import { askNames } from "./readNames";
import { readWindow, sheetWindow } from "./selectedArea";

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
  if (selected === null) return null;
  return { sheet: selection.worksheet.name, selected, asked: areaOf(selection), cells };
}

/** The cells of an earlier reading as they are now. */
export async function readAgain(
  context: Excel.RequestContext,
  table: SelectedCells,
): Promise<SelectedCells> {
  const worksheet = context.workbook.worksheets.getItem(table.sheet);
  return { ...table, cells: await readCells(context, worksheet, table.cells.area) };
}

/**
 * Everything on a sheet, the one that is shown unless it is named. Null where nothing is written, or
 * there is no such sheet.
 */
export async function readSheet(
  context: Excel.RequestContext,
  name: string | null,
): Promise<NamedCells | null> {
  const { worksheets } = context.workbook;
  const sheet =
    name === null ? worksheets.getActiveWorksheet() : worksheets.getItemOrNullObject(name);
  if (name !== null) {
    await context.sync();
    if (sheet.isNullObject) return null;
  }
  const used = sheet.getUsedRangeOrNullObject(true);
  sheet.load("name");
  used.load("rowIndex,columnIndex,rowCount,columnCount");
  const names = askNames(sheet);
  await context.sync();
  if (used.isNullObject) return null;
  const cells = await readCells(context, sheet, sheetWindow(areaOf(used)));
  const { area } = cells;
  return { sheet: sheet.name, selected: area, asked: area, cells, names: names() };
}

/** Part by part: what is sent at once has its limit. */
async function readCells(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  area: Area,
): Promise<SheetCells> {
  const rows = Math.max(1, Math.floor(CELLS_AT_ONCE / area.columns));
  const cells = {
    values: [] as CellValue[][],
    formats: [] as string[][],
    formulas: [] as CellValue[][],
  };
  for (let first = 0; first < area.rows; first += rows) {
    const count = Math.min(rows, area.rows - first);
    const range = sheet.getRangeByIndexes(area.row + first, area.column, count, area.columns);
    range.load("values,numberFormat,formulas");
    await context.sync();
    for (const line of range.values as CellValue[][]) cells.values.push(line);
    for (const line of range.numberFormat as string[][]) cells.formats.push(line);
    for (const line of range.formulas as CellValue[][]) cells.formulas.push(line);
  }
  return { area, ...cells };
}

/** Excel on the web answers with 5 MB at most. */
const CELLS_AT_ONCE = 30_000;

function areaOf({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range): Area {
  return { row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
}
