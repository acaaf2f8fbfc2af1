import type { AreaOfSheet, AreaRead, CellRead } from "../../desk/why/cellRead";
import { daysBehind } from "../../sheets/dateSystem";
import { intersection, type Area, type CellValue } from "../../tournament/sheetCells";
import { askNames } from "./readNames";

/** The cell that has the cursor, with the formula that fills it and the names of its sheet. */
export async function readActiveCell(
  context: Excel.RequestContext,
  knowsSpills: boolean,
): Promise<CellRead> {
  const cell = context.workbook.getActiveCell();
  cell.load("values,formulas,rowIndex,columnIndex");
  const names = askNames(cell.worksheet);
  const parent = knowsSpills ? cell.getSpillParentOrNullObject() : null;
  parent?.load("formulas,rowIndex,columnIndex");
  const behind = await daysBehind(context);
  const { rowIndex: row, columnIndex: column } = cell;
  const filled = parent === null || parent.isNullObject ? cell : parent;
  return {
    at: { sheet: cell.worksheet.name, place: { row, column } },
    shown: (cell.values as CellValue[][])[0]?.[0] ?? "",
    formula: (filled.formulas as CellValue[][])[0]?.[0] ?? "",
    place: { row: row - filled.rowIndex, column: column - filled.columnIndex },
    names: names(),
    behind,
  };
}

/** The areas as far as their sheets are used; those of sheets that are not there are left out. */
export async function readAreas(
  context: Excel.RequestContext,
  wanted: readonly AreaOfSheet[],
): Promise<readonly AreaRead[]> {
  const { worksheets } = context.workbook;
  const sheets = wanted.map(({ sheet }) => worksheets.getItemOrNullObject(sheet));
  for (const sheet of sheets) sheet.load("name");
  await context.sync();
  const there = wanted.flatMap(({ sheet, area }, index) => {
    const found = sheets[index];
    if (found === undefined || found.isNullObject) return [];
    const used = found.getUsedRangeOrNullObject(true);
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    return [{ sheet, area, found, used }];
  });
  await context.sync();
  const asked = there.map(({ sheet, area, found, used }) => {
    const part = used.isNullObject ? null : intersection(area, fromTopLeft(used));
    const range = part && found.getRangeByIndexes(part.row, part.column, part.rows, part.columns);
    range?.load("values,formulas,valueTypes");
    return { sheet, area, range };
  });
  await context.sync();
  return asked.map(({ sheet, area, range }) => ({
    sheet,
    area,
    values: (range?.values ?? []) as CellValue[][],
    formulas: (range?.formulas ?? []) as CellValue[][],
    types: range?.valueTypes ?? [],
  }));
}

/** So that what is read begins where the area begins. */
function fromTopLeft({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range): Area {
  return { row: 0, column: 0, rows: rowIndex + rowCount, columns: columnIndex + columnCount };
}
