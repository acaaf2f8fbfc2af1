import { nameKey } from "../../tournament/identity";
import type { ReportedGame } from "../report/readReportGames";

/** A game in both reports; null where it is in one alone. */
export interface GamePair {
  readonly was: ReportedGame | null;
  readonly is: ReportedGame | null;
}

/**
 * A player's games against the same opponents, of the same round first; then, where rounds are
 * rounds, those that only share it: another opponent.
 */
export function samePairings(
  were: readonly ReportedGame[],
  are: readonly ReportedGame[],
  { opponentOf, isRobin }: { opponentOf: (was: ReportedGame) => string; isRobin: boolean },
): readonly GamePair[] {
  const left = new Set(were);
  const found = new Map<ReportedGame, ReportedGame>();
  const match = (isSame: (was: ReportedGame, is: ReportedGame) => boolean) => {
    for (const is of are) {
      if (found.has(is)) continue;
      const was = [...left].find((each) => isSame(each, is));
      if (was === undefined) continue;
      found.set(is, was);
      left.delete(was);
    }
  };
  const isOpponent = (was: ReportedGame, is: ReportedGame) =>
    nameKey(opponentOf(was)) === nameKey(is.opponent);
  const isRound = (was: ReportedGame, is: ReportedGame) => was.round === is.round;
  match((was, is) => isOpponent(was, is) && isRound(was, is));
  match(isOpponent);
  if (!isRobin) match(isRound);
  const pairs = are.map((is): GamePair => ({ was: found.get(is) ?? null, is }));
  const gone = [...left].map((was): GamePair => ({ was, is: null }));
  const roundOf = ({ was, is }: GamePair) => (is ?? was)?.round ?? 0;
  return [...pairs, ...gone].sort((one, other) => roundOf(one) - roundOf(other));
}
