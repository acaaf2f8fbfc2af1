import type { Hundredths } from "../units";

/** Table 8.1(a), 10.1(a) in 2005, 8.1.1 from 2022: dp of .50, .51 … 1.00. */
const FROM_HALF = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
] as const;

/** dp of p; at .00 and 1.00 the ±800 that the editions from 2011 show "notionally". */
export function dpTable(p: Hundredths): number {
  return p < 50 ? -(FROM_HALF[50 - p] as number) : (FROM_HALF[p - 50] as number);
}
