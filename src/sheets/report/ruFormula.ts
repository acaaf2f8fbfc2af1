import type { Edition } from "../../rules/editions/edition";

/** Addresses of what Ru is made from. */
interface RuParts {
  readonly rc: string;
  readonly n: string;
  readonly w: string;
  readonly dp: string;
}

/** More than any noise of an average, less than its distance from a half. */
const DECIMALS = 6;

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
  const rounded = `ROUND(ROUND(${ru},${DECIMALS}),0)`;
  return Number.isFinite(highest) ? `MIN(${rounded},${highest})` : rounded;
}
