import type { ChangeRules } from "./editions/edition";
import { halfAwayFromZero } from "./rounding";
import { BARE_TABLE, lookUp, type PdTable } from "./tables/pd";
import type { Hundredths, Rating } from "./units";

/** PD of any difference: the table is entered with whole ones. */
export function pdOf(difference: number, table: PdTable = BARE_TABLE): Hundredths {
  const isWhole = (difference | 0) === difference;
  return lookUp(table, isWhole ? difference : halfAwayFromZero(difference));
}

/** PD of one game with the difference limited: 8.51–8.55 (2014), 8.3.1–8.3.2 (2024). */
export function expected(rating: Rating, opponent: Rating, rules: ChangeRules): Hundredths {
  const { exemptFrom, table } = rules.limit;
  return pdOf(rating - opponent, rating >= exemptFrom ? BARE_TABLE : table);
}
