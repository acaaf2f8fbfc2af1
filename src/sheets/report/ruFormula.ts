import type { Edition } from "../../rules/editions/edition";
import { rounded } from "../rounded";

/** Addresses of what Ru is made from. */
interface RuParts {
  readonly rc: string;
  readonly n: string;
  readonly w: string;
  readonly dp: string;
}

/**
 * Ru of a Swiss or team event: Rc + dp below 50 %, a bonus for each half point above (8.22–8.24, 2014);
 * from 2024 Rc + dp, 2200 at most (8.2.3): Rc has the two hypothetical opponents in it.
 */
export function ruFormula({ rc, n, w, dp }: RuParts, { firstRating }: Edition): string {
  const { bonus, highest } = firstRating;
  const withDp = `${rc}+${dp}`;
  const aboveHalf = `2*${w}-${n}`;
  const ru =
    bonus === null ? withDp : `IF(${aboveHalf}>=0,${rc}+${bonus}*(${aboveHalf}),${withDp})`;
  return Number.isFinite(highest) ? `MIN(${rounded(ru)},${highest})` : rounded(ru);
}
