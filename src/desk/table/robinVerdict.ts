import type { Edition } from "../../rules/editions/edition";
import { isReason, type Reason } from "../../rules/reason";
import { fullScores, playersLeftOut } from "../../rules/robin/event";
import { iterate } from "../../rules/robin/iteration";
import { compositionChecks, type CompositionCheck } from "../../tournament/composition";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { Choices } from "./choices";

/** What the method for round robins says of an event. */
export interface RobinVerdict {
  /** Why the method gives nothing, or null. */
  readonly reason: Reason | null;
  readonly fewPoints: readonly FewPoints[];
  readonly composition: readonly CompositionCheck[];
  readonly isEverybodyRated: boolean;
}

export function robinVerdict(
  event: RoundRobin,
  method: Edition,
  { later, championship }: Choices,
): RobinVerdict {
  const { players, scores } = event;
  const ratings = players.map(({ rating }) => rating);
  const k = players.map((player) => player.k);
  const iteration = iterate({ ratings, scores, later }, method, { k });
  return {
    reason: isReason(iteration) ? iteration : null,
    fewPoints: fewPointsOf(event, method, later),
    composition: compositionChecks(event, method, championship),
    isEverybodyRated: ratings.every((rating) => rating !== null),
  };
}

/** Everybody whom 6.1 would leave out if this were his first event. */
function fewPointsOf(
  { players, scores }: RoundRobin,
  edition: Edition,
  later: ReadonlySet<number>,
): FewPoints[] {
  const ratings = players.map(({ rating }) => rating);
  const full = fullScores(scores);
  const leftOut = playersLeftOut({ ratings, scores }, full, edition);
  return [...leftOut.keys()].map((player) => ({
    player,
    name: players[player]?.name ?? "",
    score: full[player] ?? 0,
    isLater: later.has(player),
  }));
}
