import type { SheetNames } from "../sheets/sheetRead";
import type { Area, SheetCells } from "../tournament/sheetCells";

/** The selection with the cells around it, as one moment's picture of the sheet. */
export interface SelectedCells {
  readonly sheet: string;
  readonly selected: Area;
  /** What a person selected: of several tables the one under a cell is meant. */
  readonly asked: Area;
  /** The used cells of the sheet near the selection. */
  readonly cells: SheetCells;
}

/** A sheet with the names that are defined on it. */
export interface NamedCells extends SelectedCells {
  readonly names: SheetNames;
}
