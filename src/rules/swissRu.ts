import { averageRating } from "./average";
import type { Game } from "./game";
import type { Edition } from "./editions/edition";
import { isReason, type Reason } from "./reason";
import { ruOf, workedRu, type WorkedRu } from "./ru";
import type { HalfPoints, Rating } from "./units";

/** Ru of a Swiss or team event from the rated opponents met: 8.21(a), 8.24 (2014). */
export function swissRu(
  opponents: readonly Rating[],
  score: HalfPoints,
  edition: Edition,
  first: boolean,
): Rating | Reason {
  return ruOf(workedSwissRu(opponents, score, edition, first));
}

export function workedSwissRu(
  opponents: readonly Rating[],
  score: HalfPoints,
  edition: Edition,
  first: boolean,
): WorkedRu | Reason {
  const rc = averageRating(opponents, edition);
  if (isReason(rc)) return rc;
  const games = opponents.length;
  return workedRu({ rc, score, games }, { system: "swiss", opponents: games, first }, edition);
}

/** The score in those games. */
export function scoreOf(games: readonly Game[]): HalfPoints {
  return games.reduce((sum, game) => sum + game.score, 0);
}
