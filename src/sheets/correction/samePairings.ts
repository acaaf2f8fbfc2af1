import { nameKey } from "../../tournament/identity";
import type { ReportedGame } from "../report/readReportGames";
import { paired, type Pair } from "./paired";

/** A game in both reports; null where it is in one alone. */
export type GamePair = Pair<ReportedGame>;

/**
 * A player's games against the same opponents, of the same round first; then, where rounds are
 * rounds, those that only share it: another opponent.
 */
export function samePairings(
  were: readonly ReportedGame[],
  are: readonly ReportedGame[],
  {
    opponentOf,
    isWithoutRounds,
  }: { opponentOf: (was: ReportedGame) => string; isWithoutRounds: boolean },
): readonly GamePair[] {
  const isOpponent = (was: ReportedGame, is: ReportedGame) =>
    nameKey(opponentOf(was)) === nameKey(is.opponent);
  const isRound = (was: ReportedGame, is: ReportedGame) => was.round === is.round;
  const rules = [
    (was: ReportedGame, is: ReportedGame) => isOpponent(was, is) && isRound(was, is),
    isOpponent,
    ...(isWithoutRounds ? [] : [isRound]),
  ];
  const roundOf = ({ was, is }: GamePair) => (is ?? was)?.round ?? 0;
  return [...paired(were, are, rules)].sort((one, other) => roundOf(one) - roundOf(other));
}
