import type { Edition } from "../../rules/editions/edition";
import type { Reason } from "../../rules/reason";
import { fullScores, playersLeftOut } from "../../rules/robin/event";
import { whyNoIteration } from "../../rules/robin/whyNoIteration";
import { compositionChecks, type CompositionCheck } from "../../tournament/composition";
import type { FewPoints } from "../../tournament/kinds/fewPoints";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { Choices } from "./choices";

/** What the method for round robins says of an event. */
interface RobinVerdict {
  /** Why the method gives nothing, or null. */
  readonly reason: Reason | null;
  readonly fewPoints: readonly FewPoints[];
  readonly composition: readonly CompositionCheck[];
}

export function robinVerdict(
  event: RoundRobin,
  method: Edition,
  { later, championship }: Choices,
): RobinVerdict {
  const { players, scores } = event;
  const ratings = players.map(({ rating }) => rating);
  return {
    reason: whyNoIteration({ ratings, scores, later }, method),
    fewPoints: fewPointsOf(event, method, later),
    composition: compositionChecks(event, method, championship),
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
