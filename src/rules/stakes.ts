import type { ChangeRules } from "./editions/edition";
import { PD_ROWS } from "./tables/pd";
import type { Hundredths } from "./units";

export interface Stake {
  readonly from: number;
  /** Missing in the row that holds for every greater difference. */
  readonly to?: number;
  readonly pd: Hundredths;
  /** Win, draw and loss, in hundredths of a rating point. */
  readonly higher: readonly [Hundredths, Hundredths, Hundredths];
  readonly lower: readonly [Hundredths, Hundredths, Hundredths];
}

/** What a game is worth at every difference up to the limit: K × (score − PD). */
export function stakes(k: number, rules: ChangeRules): Stake[] {
  const rows = PD_ROWS.filter((row) => row.from <= rules.limit.points);
  return rows.map(({ from, to, higher }, index) => ({
    from,
    ...(to !== undefined && index < rows.length - 1 ? { to } : {}),
    pd: higher,
    higher: outcomes(k, higher),
    lower: outcomes(k, 100 - higher),
  }));
}

function outcomes(k: number, pd: Hundredths): [Hundredths, Hundredths, Hundredths] {
  return [k * (100 - pd), k * (50 - pd), k * (0 - pd)];
}
