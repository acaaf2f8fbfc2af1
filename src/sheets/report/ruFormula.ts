import type { Edition } from "../../rules/editions/edition";
import { rounded } from "../rounded";

/** Addresses of what Ru is made from. */
interface RuParts {
  /** Rc; from 2024 Ra, which has the two hypothetical opponents in it. */
  readonly average: string;
  readonly n: string;
  readonly w: string;
  readonly dp: string;
}

/**
 * Ru of a Swiss or team event: Rc + dp below 50 %, a bonus for each half point above (8.22–8.24, 2014);
 * from 2024 Ra + dp, 2200 at most (8.2.3).
 */
export function ruFormula({ average, n, w, dp }: RuParts, { firstRating }: Edition): string {
  const { bonus, highest } = firstRating;
  const withDp = `${average}+${dp}`;
  const aboveHalf = `2*${w}-${n}`;
  const ru =
    bonus === null ? withDp : `IF(${aboveHalf}>=0,${average}+${bonus}*(${aboveHalf}),${withDp})`;
  return Number.isFinite(highest) ? `MIN(${rounded(ru)},${highest})` : rounded(ru);
}
