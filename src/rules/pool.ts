import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import { ru } from "./ru";
import type { HalfPoints, Rating } from "./units";

export interface PooledEvent {
  readonly average: number;
  readonly score: HalfPoints;
  readonly games: number;
}

/**
 * 8.3 (2011): all games so far as if played in one tournament, so dp is not multiplied by n/(n+1)
 * (8.24) and the conditions hold for the totals.
 */
export function pool(events: readonly PooledEvent[], edition: Edition): Rating | Reason {
  const { articles, name, firstRating } = edition;
  if (firstRating.severalEvents === "weighted mean of Ru") {
    return new Reason("averagedNotPooled", articles.severalEvents, name, {});
  }
  const games = events.reduce((sum, event) => sum + event.games, 0);
  if (games === 0) return new Reason("noRatedOpponents", articles.severalEvents, name, {});
  const score = events.reduce((sum, event) => sum + event.score, 0);
  const rc = events.reduce((sum, event) => sum + event.average * event.games, 0) / games;
  return ru({ rc, score, games }, { system: "swiss", opponents: games, first: true }, edition);
}
