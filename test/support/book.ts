import type { CellContent } from "../../src/workbench/engine/cellContent";

/** What tests of sheets need of a workbook: the spreadsheet engine's, or one that only calculates. */
export interface Book {
  readonly sheets: () => string[];
  readonly addSheet: (name: string) => void;
  readonly deleteSheet: (name: string) => void;
  /** A block whose first cell is at the address, as a person types it; null leaves a cell as it is. */
  readonly write: (
    sheet: string,
    address: string,
    rows: readonly (readonly CellContent[])[],
  ) => void;
  readonly read: (sheet: string, address: string) => BookRead;
  /** Many changes as one: values are stale until its end. */
  readonly inOneStep: (changes: () => void) => void;
}

export interface BookRead {
  readonly values: CellContent[][];
  /** The formula of each cell in English notation, else its content. */
  readonly formulas: string[][];
}
