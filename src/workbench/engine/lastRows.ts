import type { CellContent } from "./cellContent";

const REFERENCE =
  /(?:'([^']+)'!|(?<![\p{L}\p{N}_.])([\p{L}\p{N}_.]+)!)?(?::?\$?[A-Z]{1,3}\$?(\d{1,5})(?![\d(]))+/gu;

/** The last row that formulas speak of, by the sheet they name; without a name their own. */
export function lastRows(contents: readonly CellContent[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const content of contents) {
    if (typeof content !== "string" || !content.startsWith("=")) continue;
    for (const [, quoted, plain, row] of content.matchAll(REFERENCE)) {
      const sheet = quoted ?? plain ?? "";
      last.set(sheet, Math.max(last.get(sheet) ?? 0, Number(row)));
    }
  }
  return last;
}
