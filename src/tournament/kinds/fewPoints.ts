import type { Edition } from "../../rules/editions/edition";
import { minimumScore } from "../../rules/firstRatingConditions";
import type { HalfPoints } from "../../rules/units";
import type { Event, EventPlayer } from "../event";

/** A player whose first event would not count for want of points: 6.1, 10.21 (2005), 6.31 (2014). */
export interface FewPoints {
  readonly player: number;
  readonly name: string;
  readonly score: HalfPoints;
  /** It is said to be a later event. */
  readonly isLater: boolean;
}

/** Unrated players with enough rated opponents, and too few points against them, as in a Swiss. */
export function fewPointsOf(
  { kind, players }: Event,
  edition: Edition,
  later: ReadonlySet<number>,
): FewPoints[] {
  if (kind === "match" && edition.articles.unratedMatch !== null) return [];
  const needed = minimumScore(edition, "swiss", true);
  return players.flatMap((each, player): FewPoints[] => {
    const { name, rating } = each;
    const { met, score } = againstRated(each);
    if (rating !== null || met < opponentsNeeded(edition) || score >= needed) return [];
    return [{ player, name, score, isLater: later.has(player) }];
  });
}

function againstRated({ games }: EventPlayer) {
  const counting = games.filter(({ opponent }) => opponent.rating !== null);
  return {
    met: new Set(counting.map(({ opponent }) => opponent.name)).size,
    score: counting.reduce<HalfPoints>((sum, game) => sum + game.score, 0),
  };
}

function opponentsNeeded({ firstRating }: Edition): number {
  return Math.max(1, firstRating.minimumRatedOpponents.swiss);
}
