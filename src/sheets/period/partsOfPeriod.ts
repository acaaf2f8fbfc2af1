import { TITLE_NAMES } from "../sheetKind";
import type { PartsOfSheet, SheetByNames } from "../sheetPart";

export function isPeriod({ names }: Pick<SheetByNames, "names">): boolean {
  return names.own.has(TITLE_NAMES.period);
}

/** The one cell that tells periods apart. */
export function listOfPeriod(sheet: SheetByNames): PartsOfSheet {
  const area = sheet.names.own.get("list");
  return { ...sheet, parts: area === undefined ? [] : [{ area, isWhole: false }] };
}
