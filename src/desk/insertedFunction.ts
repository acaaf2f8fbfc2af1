import type { CellPlace, CellValue } from "../tournament/sheetCells";

/** A cell as it was read. */
export interface CellAsItIs {
  readonly sheet: string;
  readonly place: CellPlace;
  readonly value: CellValue;
  readonly formula: CellValue;
}

/** A function on its way into a cell. */
export type Inserting =
  | { readonly kind: "nothing" }
  /** Something stands in the cell: it is replaced only when a person says so. */
  | { readonly kind: "asked"; readonly cell: CellAsItIs; readonly formula: string }
  /** `before`: what stood there. */
  | {
      readonly kind: "inserted" | "taken back";
      readonly cell: CellAsItIs;
      readonly before: CellAsItIs;
    }
  /** The cell holds something else by now: it stays as it is. */
  | { readonly kind: "changed"; readonly cell: CellAsItIs };

/** A result that spills from another cell stands there as well. */
export function isEmptyCell({ value, formula }: CellAsItIs): boolean {
  return value === "" && formula === "";
}

export function isUnchanged(before: CellAsItIs, now: CellAsItIs): boolean {
  return before.formula === now.formula;
}
