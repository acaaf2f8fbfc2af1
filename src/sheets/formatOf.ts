import { LOOKS, type LookFormat } from "./looks";
import type { Look, SheetPlan } from "./sheetPlan";

/** A number format can depend on the language of the sheet. */
export function formatOf(look: Look, { dayFormat }: Pick<SheetPlan, "dayFormat">): LookFormat {
  const format = LOOKS[look];
  return format.isDay ? { ...format, numberFormat: dayFormat } : format;
}
