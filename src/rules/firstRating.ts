import type { CareerEvent } from "./careerEvent";
import { countedAsRated, type CountedAsRated } from "./countedAsRated";
import type { Edition } from "./editions/edition";
import { floorOn } from "./editions/floorOn";
import { minimumScore, type System } from "./firstRatingConditions";
import { greatest } from "./greatest";
import { guideRu } from "./guide";
import { windowCloses, windowOpens } from "./ratingPeriod";
import { isReason } from "./reason";
import { halfUp } from "./rounding";
import { ruStep, type FirstResult } from "./ru";
import type { Day, HalfPoints, Rating } from "./units";

/** Why an event does not count. */
export type Ignored =
  | CountedAsRated
  | "outsideWindow"
  | "tooFewOpponents"
  | "tooFewPoints"
  | "tooFewPointsLater"
  | "dpUndefined"
  | "belowFloor";

interface JudgedEvent {
  readonly ignored: Ignored | null;
  /** Ru of the event alone, where the edition asks for it. */
  readonly ru: Rating | null;
  /** What the guide of 2005 gives where dp is not defined; it does not count. */
  readonly guide: Rating | null;
}

export interface FirstRating {
  readonly events: readonly JudgedEvent[];
  readonly games: number;
  readonly score: HalfPoints;
  /** Rc of all events that count together; null where nothing does. */
  readonly rc: number | null;
  /** Rn, published or not; null where nothing counts. */
  readonly rating: Rating | null;
  readonly isPublished: boolean;
  /** The last day of an event that still counts together with the first that does. */
  readonly closes: Day | null;
}

/**
 * A first rating from all events, in their order: 10.3 (2005) averages their Ru, 8.3 (2011) takes
 * them for one. Until one counts, each is a first event (6.1). Those that count as a rated player's
 * (8.4, 2011) are none of them: they neither end the window nor come first.
 */
export function firstRating(
  career: readonly CareerEvent[],
  edition: Edition,
  gamesNeeded = edition.publication.games,
  /** The list on which the first rating appeared; null: not yet. */
  published: Day | null = null,
): FirstRating {
  const events: JudgedEvent[] = [];
  const counting: (CareerEvent & { readonly ru: Rating | null })[] = [];
  const unrated = career.filter((event) => countedAsRated(event, published) === null);
  const last = greatest(unrated.map(({ day }) => day));
  for (const event of career) {
    const ru = usesRu(edition) ? ruOf(event, edition) : null;
    const sequence = { last, isFirst: counting.length === 0 };
    const ignored =
      countedAsRated(event, published) ?? ignoredBecause(event, ru, sequence, edition);
    const guide = ignored === "dpUndefined" ? guideRu(event, edition) : null;
    events.push({ ignored, ru, guide });
    if (ignored === null) counting.push({ ...event, ru });
  }
  const games = counting.reduce((sum, event) => sum + event.games, 0);
  const score = counting.reduce((sum, event) => sum + event.score, 0);
  const rc =
    games === 0 ? null : counting.reduce((sum, event) => sum + event.rc * event.games, 0) / games;
  const rating = rc === null ? null : ratingOf(counting, { rc, games, score }, edition);
  const floor = floorOn(edition, last);
  const [first] = counting;
  return {
    events,
    games,
    score,
    rc,
    rating,
    isPublished: rating !== null && rating >= floor && games >= gamesNeeded,
    closes: first === undefined ? null : windowCloses(first.day, edition),
  };
}

/** Ru of single events is averaged (10.3, 2005), or compared with the floor (8.31, 2011). */
export function usesRu({ articles, firstRating: rules }: Edition): boolean {
  return articles.belowFloor !== null || rules.severalEvents === "weighted mean of Ru";
}

function ruOf({ rc, score, games, system }: CareerEvent, edition: Edition): Rating | null {
  if (games === 0) return null;
  const worked = ruStep({ rc, score, games }, edition, system === "robin" ? games : null);
  return isReason(worked) ? null : worked.ru;
}

function ignoredBecause(
  { day, system, score, games, opponents = games }: CareerEvent,
  ru: Rating | null,
  { last, isFirst }: { readonly last: Day; readonly isFirst: boolean },
  edition: Edition,
): Ignored | null {
  if (day < windowOpens(last, edition)) return "outsideWindow";
  const needed = Math.max(1, edition.firstRating.minimumRatedOpponents[system]);
  if (opponents < needed) return "tooFewOpponents";
  if (score < minimumScore(edition, system, isFirst)) {
    return isFirst ? "tooFewPoints" : "tooFewPointsLater";
  }
  if (!usesRu(edition)) return null;
  if (ru === null) return "dpUndefined";
  return ru < floorOn(edition, day) && countsAboveFloorOnly(system, isFirst, edition)
    ? "belowFloor"
    : null;
}

/** 10.31 (2005), 8.31 (2011): a first result; 6.41 (2011): in a Swiss any result. */
export function countsAboveFloorOnly(
  system: System,
  isFirst: boolean,
  { articles, firstRating: rules }: Edition,
): boolean {
  if (articles.belowFloor === null) return false;
  return isFirst || (system === "swiss" && rules.severalEvents === "one event");
}

function ratingOf(
  counting: readonly (CareerEvent & { readonly ru: Rating | null })[],
  { rc, games, score }: FirstResult,
  edition: Edition,
): Rating | null {
  if (edition.firstRating.severalEvents === "weighted mean of Ru") {
    const weighted = counting.map(({ ru, games: weight }) => (ru as Rating) * weight);
    return halfUp(weighted.reduce((sum, each) => sum + each, 0) / games);
  }
  const worked = ruStep({ rc, score, games }, edition, null);
  return isReason(worked) ? null : worked.ru;
}
