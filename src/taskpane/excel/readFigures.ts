import type { FiguresRead } from "../../desk/selfCheck";
import { united, type Area, type CellValue } from "../../tournament/sheetCells";
import { askNames } from "./readNames";

/** What stands under these names, in one reading; null where the sheet has none of them. */
export async function readFigures(
  context: Excel.RequestContext,
  id: string,
  wanted: readonly string[],
): Promise<FiguresRead | null> {
  const worksheet = context.workbook.worksheets.getItem(id);
  const asked = askNames(worksheet);
  await context.sync();
  const names = asked();
  const [first, ...others] = wanted.flatMap((name) => names.own.get(name) ?? []);
  if (first === undefined) return null;
  const area = others.reduce<Area>(united, first);
  const range = worksheet.getRangeByIndexes(area.row, area.column, area.rows, area.columns);
  range.load("values");
  await context.sync();
  return { sheet: worksheet.name, names, area, values: range.values as CellValue[][] };
}
