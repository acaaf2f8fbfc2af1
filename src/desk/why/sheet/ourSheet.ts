import type { CellPlace } from "../../../tournament/sheetCells";
import type { Tried, WhatIf } from "../why";
import type { Answer } from "./answer";
import type { ResultLines } from "./gamesBehind";

/** A cell of a sheet of ours. */
export interface OurCell {
  /** What stands there: Ru (new) of Müller, Anna. */
  readonly title: string;
  readonly whatIf: readonly WhatIf[];
  /** By the rules, with other values in place of those of the sheet. */
  readonly answer: (tried: Tried) => Answer;
  /** Of a period, behind which stand games. */
  readonly results?: ResultLines;
}

/** A sheet of ours: what its cells are; null of a cell that is none of its figures. */
export type OurSheet = (place: CellPlace) => OurCell | null;

/** Nothing is tried. */
export const AS_IT_IS: Tried = {};
