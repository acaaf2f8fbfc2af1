import { helpers, type Locale } from "@odoo/o-spreadsheet";
import { hasConditions, keptInEngine } from "../engine/numbersByCondition";
import { apiNotFound } from "./hostError";

export const GENERAL = "General";

/** As formats are written: Excel takes them in English. */
export const ENGLISH: Locale = {
  name: "English (US)",
  code: "en_US",
  thousandsSeparator: ",",
  decimalSeparator: ".",
  weekStart: 7,
  dateFormat: "m/d/yyyy",
  timeFormat: "hh:mm:ss a",
  formulaArgSeparator: ",",
};
const COLOR = /\[(Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color\d+)\]/gi;

/** Excel's format as the engine knows it: without colours; what it cannot show is refused by name. */
export function engineFormat(format: string): string {
  if (format === GENERAL) return "";
  const plain = format.replace(COLOR, "");
  if (hasConditions(plain)) return keptInEngine(plain);
  try {
    helpers.formatValue(1, { format: plain, locale: ENGLISH });
    return plain;
  } catch {
    throw apiNotFound(`the number format ${format}`);
  }
}
