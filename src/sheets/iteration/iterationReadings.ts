import { gamesPerPairing } from "../../rules/robin/crosstable";
import { dependsOnLeftOut } from "../../rules/robin/pointsFromLeftOut";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { ConcernedBy } from "../readingNotes";
import type { IterationOrder } from "./order";

/** What the regulations leave open and the iteration of this round robin depends on. */
export const ITERATION_READINGS: ConcernedBy<
  Pick<IterationOrder, "event" | "edition" | "asPrinted" | "later">
> = {
  /** As printed, We is that of the print. */
  weOfFirstPass: ({ event, asPrinted }) => hasUnrated(event) && !asPrinted,
  correctionCarriedOver: ({ event }) => hasUnrated(event),
  gamesOfDoubleRound: ({ event: { scores } }) =>
    "square" in scores && gamesPerPairing(scores.square) > 1,
  pointsFromLeftOut: ({ event: { players, scores }, edition, later }) =>
    dependsOnLeftOut({ ratings: players.map(({ rating }) => rating), scores, later }, edition),
};

function hasUnrated({ players }: RoundRobin): boolean {
  return players.some(({ rating }) => rating === null);
}
