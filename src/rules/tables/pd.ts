import type { Hundredths } from "../units";

/** Table 8.1(b), 10.1(b) in 2005, 8.1.2 from 2022: the difference from which H has .51, .52 … 1.00. */
const FIRST_DIFFERENCE = [
  4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
  171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
  392, 412, 433, 457, 485, 518, 560, 620, 736,
] as const;

/** "> 735": from here on the higher rated player is expected to win every game. */
export const CERTAIN_FROM = 736;

const HIGHER = Uint8Array.from({ length: CERTAIN_FROM }, (_, difference) => {
  const above = FIRST_DIFFERENCE.findIndex((first) => first > difference);
  return 50 + above;
});

/** PD of a whole difference, seen from the player whose rating comes first. */
export function pd(difference: number): Hundredths {
  const distance = difference < 0 ? -difference : difference;
  const higher = distance >= CERTAIN_FROM ? 100 : (HIGHER[distance] as Hundredths);
  return difference < 0 ? 100 - higher : higher;
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
