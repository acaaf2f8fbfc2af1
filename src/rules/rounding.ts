/**
 * Spreadsheets show 15 digits, so a sum that shows as 2.5 may be stored a hair below it.
 * A value this close to a half is taken for the half a person sees.
 */
const NOISE = 1e-9;

export function halfUp(value: number): number {
  return Math.floor(value + 0.5 + NOISE);
}

/** 8.57 (2014), 8.3.4 (2024): the half is rounded away from zero, whatever the sign. */
export function halfAwayFromZero(value: number): number {
  return value < 0 ? 0 - halfUp(-value) : halfUp(value);
}

const DECIMALS = 1e6;

/** Ratings may carry decimals of their own, whose sums and differences miss them by a hair. */
export function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * DECIMALS) / DECIMALS;
}

/** numerator / denominator, half up, for whole numbers: no quotient is formed before the rounding. */
export function quotientHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
