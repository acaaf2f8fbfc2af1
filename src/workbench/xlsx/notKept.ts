import type { Parts } from "./parts";
import { PRINT_NAMES } from "./printNames";
import { elements } from "./xml";

/** What a file can have that is not saved again. */
export type NotKept =
  "comments" | "pictures" | "names" | "pivots" | "macros" | "otherSheets" | "charts" | "looks";

const PARTS: readonly (readonly [NotKept, RegExp])[] = [
  ["comments", /(^|\/)(comments|threadedComment)\d*\.xml$/i],
  ["pictures", /(^|\/)media\//i],
  ["pivots", /(^|\/)pivotTables\//i],
  ["macros", /vbaProject\.bin$/i],
  ["otherSheets", /(^|\/)(chartsheets|dialogsheets|macrosheets)\//i],
];

/** Names that programs keep for themselves begin so. */
const OWN_NAME = /^_xl/i;

export function notKept(parts: Parts, workbook: Document): Set<NotKept> {
  const names = parts.names();
  const found = new Set(
    PARTS.filter(([, pattern]) => names.some((name) => pattern.test(name))).map(([kind]) => kind),
  );
  const defined = elements(workbook, "definedName").map((name) => name.getAttribute("name") ?? "");
  if (defined.some((name) => !PRINT_NAMES.has(name) && !OWN_NAME.test(name))) found.add("names");
  return found;
}
