import { nameKey } from "../../tournament/identity";
import type { ResultRead } from "../period/readPeriodSheets";
import { paired, type Pair } from "./paired";

/** A player's event in both periods; null where it is in one alone. */
export type EventPair = Pair<ResultRead>;

/** Of one report first; then those of the same name and day, then of the same name: a day was corrected. */
export function sameEvents(
  were: readonly ResultRead[],
  are: readonly ResultRead[],
): readonly EventPair[] {
  const isName = (was: ResultRead, is: ResultRead) => nameKey(was.event) === nameKey(is.event);
  return paired(were, are, [
    (was, is) => was.report !== null && was.report.sheet === is.report?.sheet,
    (was, is) => isName(was, is) && was.day === is.day,
    isName,
  ]);
}

/** What a result has that makes its change. */
export const INPUTS_OF_RESULT = ["rating", "kCounted", "n", "delta"] as const;

export function inputOf(
  result: ResultRead,
  input: (typeof INPUTS_OF_RESULT)[number],
): number | null {
  return input === "n" ? result.games : result[input];
}

/** Of two reports, and something of it is another: then its games are looked at. */
export function hasOtherGames({ was, is }: EventPair): boolean {
  if (was?.report == null || is?.report == null) return false;
  if (was.report.sheet === is.report.sheet) return false;
  return INPUTS_OF_RESULT.some((input) => inputOf(was, input) !== inputOf(is, input));
}
