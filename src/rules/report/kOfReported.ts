import type { Edition } from "../editions/edition";
import type { KFacts } from "../kFacts";
import { kOfPlayer, type KOfPlayer, type PlayerWithFacts } from "../kOfPlayer";
import type { Day } from "../units";

/** Nobody with a first rating from a few events has the 30 games after which K falls. */
const FEW_GAMES = 1;

/** K in a report; 10.4 (2005), 8.4 (2014): who is rated since is a new player. */
export function kOfReported(
  { rating, k, facts, isRatedSince }: PlayerWithFacts & { readonly isRatedSince?: true },
  edition: Edition,
  on: Day | null,
): KOfPlayer {
  const known = isRatedSince === true ? asNew(facts) : facts;
  return kOfPlayer({ rating, k, ...(known !== undefined && { facts: known }) }, edition, on);
}

function asNew(facts: KFacts | undefined): KFacts {
  const { birth = null, peak = null, games = null } = facts ?? {};
  return { birth, peak, games: games ?? FEW_GAMES };
}
