import type { CellValue } from "../../../src/tournament/sheetCells";

/** A cell while a table is being written; it keeps its identity wherever the table is put. */
export interface Cell {
  value: CellValue;
  format: string;
  /** Where it differs from the value. */
  formula?: string;
}

export type Line = Cell[];

export function cell(value: CellValue = "", format = "General"): Cell {
  return { value, format };
}

/** A value that Excel calculates. */
export function calculated(value: CellValue, formula: string): Cell {
  return { value, format: "General", formula };
}

/** What one cell holds in another instead. */
export function put(into: Cell, { value, format, formula }: Cell): void {
  into.value = value;
  into.format = format;
  if (formula === undefined) delete into.formula;
  else into.formula = formula;
}

/** A line of texts and numbers. */
export function line(...values: readonly CellValue[]): Line {
  return values.map((value) => cell(value));
}

function widthOf(lines: readonly Line[]): number {
  return lines.reduce((width, each) => Math.max(width, each.length), 0);
}

/** Blank cells at the end, so that every line is as wide as the widest. */
export function squared(lines: readonly Line[]): Line[] {
  const width = widthOf(lines);
  return lines.map((each) => [
    ...each,
    ...Array.from({ length: width - each.length }, () => cell()),
  ]);
}
