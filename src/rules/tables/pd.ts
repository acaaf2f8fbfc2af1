import { HIGHEST_RATING, type Hundredths } from "../units";

/** Table 8.1(b), 10.1(b) in 2005, 8.1.2 from 2022: the difference from which H has .51, .52 … 1.00. */
const FIRST_DIFFERENCE = [
  4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
  171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
  392, 412, 433, 457, 485, 518, 560, 620, 736,
] as const;

/** No two ratings are further apart. */
const WIDEST = HIGHEST_RATING;

/** PD of every difference from −4000 to 4000: one look-up, without a branch on sign or size. */
export type PdTable = Uint8Array;

/** The table with differences above the limit counted as the limit. */
export function pdTable(limit = WIDEST): PdTable {
  const table = new Uint8Array(2 * WIDEST + 1).fill(50);
  for (const [index, first] of FIRST_DIFFERENCE.entries()) {
    if (first > limit) break;
    table.fill(51 + index, WIDEST + first);
    table.fill(49 - index, 0, WIDEST - first + 1);
  }
  return table;
}

/** 8.1(b) itself. */
export const BARE_TABLE = pdTable();

/** PD of a whole difference, seen from the player whose rating comes first. */
export function lookUp(table: PdTable, difference: number): Hundredths {
  if (difference > WIDEST) return table[2 * WIDEST] as Hundredths;
  if (difference < -WIDEST) return table[0] as Hundredths;
  return table[difference + WIDEST] as Hundredths;
}

export interface PdRow {
  readonly from: number;
  /** Missing in the last row, "> 735". */
  readonly to?: number;
  readonly higher: Hundredths;
}

export const PD_ROWS: readonly PdRow[] = [0, ...FIRST_DIFFERENCE].map((from, index) => {
  const next = FIRST_DIFFERENCE[index];
  return next === undefined
    ? { from, higher: 50 + index }
    : { from, to: next - 1, higher: 50 + index };
});
