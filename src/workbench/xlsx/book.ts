import type { FunctionNames } from "./functionNames";
import type { Renamed } from "./sheetNames";

/** What the cells of all sheets are read with. */
export interface Book {
  readonly texts: readonly string[];
  /** Of every look of cells, the numbers of its format and its borders. */
  readonly looks: readonly { readonly format: number; readonly border: number }[];
  /** How many looks there are for cells that meet a condition. */
  readonly formatLooks: number;
  /** Those that the add-in has. */
  readonly functionNames: FunctionNames;
  readonly renames: readonly Renamed[];
}
