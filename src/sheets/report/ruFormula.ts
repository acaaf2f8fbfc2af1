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
 * from 2024 Ra + dp with the two hypothetical opponents, 2200 at most (8.2.2, 8.2.3).
 */
export function ruFormula({ rc, n, w, dp }: RuParts, { firstRating }: Edition): string {
  const { bonus, hypothetical, highest } = firstRating;
  const { opponents, rating } = hypothetical;
  const average = opponents === 0 ? rc : `(${rc}*${n}+${opponents * rating})/(${n}+${opponents})`;
  const withDp = `${average}+${dp}`;
  const aboveHalf = `2*${w}-${n}`;
  const ru =
    bonus === null ? withDp : `IF(${aboveHalf}>=0,${average}+${bonus}*(${aboveHalf}),${withDp})`;
  const rounded = `ROUND(ROUND(${ru},${DECIMALS}),0)`;
  return Number.isFinite(highest) ? `MIN(${rounded},${highest})` : rounded;
}
