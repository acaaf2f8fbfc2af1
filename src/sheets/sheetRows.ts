import { numberFormats } from "./commonLooks";
import { matrixOf } from "./content";
import type { SheetPlan } from "./sheetPlan";

/** A row as it is sent, from the first cell on; null leaves a cell as it is. */
export interface SheetRow {
  readonly contents: readonly (string | number | null)[];
  /** How numbers are shown: said before they are there, nothing need be calculated again for it. */
  readonly formats: readonly (string | null)[];
}

/** All of a plan that has contents or formats of numbers: a rectangle. */
export function sheetRows(plan: SheetPlan): readonly SheetRow[] {
  const contents = matrixOf(plan.cells);
  const formats = numberFormats(plan);
  const columns = Math.max(contents[0]?.length ?? 0, formats[0]?.length ?? 0);
  const filled = <T>(row: readonly (T | null)[] = []) =>
    Array.from({ length: columns }, (_, column) => row[column] ?? null);
  return Array.from({ length: Math.max(contents.length, formats.length) }, (_, row) => ({
    contents: filled(contents[row]),
    formats: filled(formats[row]),
  }));
}

/** As many rows as have so many cells, and no more than can be sent at once; at least one. */
export function nextRows(
  rows: readonly SheetRow[],
  first: number,
  most: { readonly cells: number; readonly bytes: number },
): readonly SheetRow[] {
  let [cells, bytes, end] = [0, 0, first];
  for (const row of rows.slice(first)) {
    cells += row.contents.length;
    bytes += bytesOf(row);
    if (end > first && (cells > most.cells || bytes > most.bytes)) break;
    end += 1;
  }
  return rows.slice(first, end);
}

/** At most, on the way: of another alphabet a sign has up to three. */
function bytesOf({ contents, formats }: SheetRow): number {
  const text = JSON.stringify([contents, formats]);
  return text.length + 2 * (text.match(/[^ -~]/g)?.length ?? 0);
}
