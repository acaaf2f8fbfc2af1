import { robinOf } from "./readEvent";
import type { Verdict } from "./verdict";

/**
 * Whether it matters that an event is a national championship: for the composition of a round robin
 * (6.33, 2005), and for any event that is too long for others (4.11).
 */
export function asksForChampionship(verdict: Verdict): boolean {
  if (robinOf(verdict.read) !== null) return true;
  if (!("timeChecks" in verdict)) return false;
  return verdict.timeChecks.some(({ values }) => {
    const isOfLength = "allowed" in values && "championship" in values;
    return isOfLength && values.championship !== null && values.is > values.allowed;
  });
}
