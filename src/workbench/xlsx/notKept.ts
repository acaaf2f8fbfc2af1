import type { Parts } from "./parts";

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

export function notKept(parts: Parts): Set<NotKept> {
  const names = parts.names();
  return new Set(
    PARTS.filter(([, pattern]) => names.some((name) => pattern.test(name))).map(([kind]) => kind),
  );
}
