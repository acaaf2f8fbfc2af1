import { haveCommonPlayers, lastOfSame, placesOf } from "../desk/sheets/sameSheets";
import type { SheetPlan } from "../sheets/sheetPlan";
import type { WrittenSheet } from "../sheets/writeSheets";
import type { ExcelWorkbook } from "./excel/workbook";

/** Where the sheets would stand that were made of the same before; null: there are none. */
export async function placesOfSame(
  workbook: Pick<ExcelWorkbook, "madeSheets" | "readSheet">,
  wished: readonly string[],
  plansOf: (names: readonly string[]) => readonly SheetPlan[],
): Promise<readonly (WrittenSheet | null)[] | null> {
  const made = await workbook.madeSheets();
  if (made.length === 0) return null;
  const plans = plansOf(wished);
  const last = lastOfSame(plans, made);
  if (last === null) return null;
  const read = await workbook.readSheet(last.sheet.name);
  return read !== null && haveCommonPlayers(plans, read) ? placesOf(plans, last, made) : null;
}
