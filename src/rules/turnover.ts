import type { Edition } from "./editions/edition";
import { quotientHalfUp } from "./rounding";

/** 14.3 (2005), 12.3 (2011, 2014): about so many games, and the rating rests on new ones alone. */
export function gamesToTurnOver(k: number, { turnover }: Pick<Edition, "turnover">): number {
  return quotientHalfUp(turnover.points, k);
}
