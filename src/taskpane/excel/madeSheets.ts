import { madeOf, type Made } from "../../sheets/renewal/made";
import { COPY_MARK } from "../../sheets/sheetKind";
import type { WrittenSheet } from "../../sheets/writeSheets";
import { askNames } from "./readNames";

/** A sheet of the workbook that says when it was made, and of what. */
export interface MadeSheet {
  readonly sheet: WrittenSheet;
  readonly made: Made;
}

/** In the order of their tabs; copies and sheets that are kept as they were do not count. */
export async function madeSheets(context: Excel.RequestContext): Promise<MadeSheet[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/id,items/name");
  await context.sync();
  const asked = worksheets.items.map((sheet) => ({ sheet, names: askNames(sheet) }));
  await context.sync();
  return asked.flatMap(({ sheet: { id, name }, names }) => {
    const found = names();
    const made = madeOf(found);
    return made === null || found.constants?.has(COPY_MARK) ? [] : [{ sheet: { id, name }, made }];
  });
}
