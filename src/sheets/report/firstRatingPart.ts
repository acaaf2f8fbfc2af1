import type { ReportColumn } from "./places";

/** A condition that is not met, and what is said of it. */
export type Lack = readonly [condition: string, text: string];

export interface FirstRating {
  readonly formulas: [ReportColumn, string][];
  readonly lacks: readonly Lack[];
}
