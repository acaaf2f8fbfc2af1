import { isUnchanged, type CellAsItIs } from "../../desk/insertedFunction";
import { behindEdits } from "../../sheets/batchRun";
import { written } from "../../sheets/content";
import type { CellPlace, CellValue } from "../../tournament/sheetCells";

/** The cell that is selected; of several the first. */
export async function selectedCell(context: Excel.RequestContext): Promise<CellAsItIs> {
  const selection = context.workbook.getSelectedRange();
  selection.load("rowIndex,columnIndex");
  selection.worksheet.load("name");
  await context.sync();
  const { worksheet, rowIndex: row, columnIndex: column } = selection;
  return cellAt(context, worksheet.name, { row, column });
}

/**
 * Fills a cell that still holds what was read of it; null: it holds something else. Where Excel's answer is
 * lost the cell itself tells whether it was filled.
 */
export async function fillCell(
  run: typeof Excel.run,
  cell: CellAsItIs,
  content: CellValue,
): Promise<CellAsItIs | null> {
  const { sheet, place } = cell;
  const isAsRead = await run(async (context) =>
    isUnchanged(cell, await cellAt(context, sheet, place)),
  );
  if (!isAsRead) return null;
  try {
    return await run((context) => {
      rangeAt(context, sheet, place).formulas = [[asWritten(content)]];
      return cellAt(context, sheet, place);
    });
  } catch (error) {
    const now = await behindEdits(run)((context) => cellAt(context, sheet, place));
    if (isUnchanged(cell, now)) throw error;
    return now;
  }
}

async function cellAt(
  context: Excel.RequestContext,
  sheet: string,
  place: CellPlace,
): Promise<CellAsItIs> {
  const range = rangeAt(context, sheet, place);
  range.load("values,formulas");
  await context.sync();
  const [[value = ""] = []] = range.values as CellValue[][];
  const [[formula = ""] = []] = range.formulas as CellValue[][];
  return { sheet, place, value, formula };
}

function rangeAt(context: Excel.RequestContext, sheet: string, { row, column }: CellPlace) {
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, 1, 1);
}

/** A formula stays one, a text a text. */
function asWritten(content: CellValue): CellValue {
  const isText = typeof content === "string" && content !== "" && !content.startsWith("=");
  return isText ? written(content) : content;
}
