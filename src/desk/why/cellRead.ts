import type { ResultPlace } from "../../functions/definition";
import type { SheetNames } from "../../sheets/sheetRead";
import type { Area, CellValue } from "../../tournament/sheetCells";
import type { SheetPlace } from "./why";

/** The cell that has the cursor. */
export interface CellRead {
  readonly at: SheetPlace;
  readonly shown: CellValue;
  /** Of the cell, or of the one whose formula fills it. */
  readonly formula: CellValue;
  /** Where the cell stands in what the formula fills. */
  readonly place: ResultPlace;
  /** Of its sheet. */
  readonly names: SheetNames;
  /** How many days those of the workbook are behind the ones that count from 1900. */
  readonly behind: number;
}

/** Cells that a formula refers to. */
export interface AreaOfSheet {
  readonly sheet: string;
  readonly area: Area;
}

/** As Excel gives them, without the blank ones behind what is used. */
export interface AreaRead extends AreaOfSheet {
  readonly values: readonly (readonly CellValue[])[];
  readonly formulas: readonly (readonly CellValue[])[];
  /** Double, String, Error and others. */
  readonly types: readonly (readonly string[])[];
}
