import { robinOpponents, type CareerEvent } from "./careerEvent";
import type { CareerTerms } from "./careerTerms";
import { countingList, type CountingList } from "./countingList";
import type { Edition } from "./editions/edition";
import { floorOn } from "./editions/floorOn";
import { minimumScore, type System } from "./firstRatingConditions";
import { windowOpens } from "./ratingPeriod";
import { isReason } from "./reason";
import { ruStep } from "./ru";
import type { Day, Rating } from "./units";

/** A condition of its own edition that an event does not meet. */
export type NotMet =
  "tooFewOpponents" | "tooFewPoints" | "tooFewPointsLater" | "dpUndefined" | "belowFloor";

/** An event by the edition of its own first day (0.1), whatever came before it. */
export interface JudgedEvent {
  readonly event: CareerEvent;
  readonly edition: Edition;
  /** Ru of the event alone, where the edition asks for it. */
  readonly ru: Rating | null;
  /** The list that counts it; as a person has told it, it is as good as fixed. */
  readonly list: CountingList;
  /** What counts together with it began on this day or later. */
  readonly opens: Day;
  /** What keeps it from counting as a first event (6.1), and as a later one; null: nothing. */
  readonly asFirst: NotMet | null;
  readonly asLater: NotMet | null;
}

export function judgedEvent(event: CareerEvent, editionOn: CareerTerms["editionOn"]): JudgedEvent {
  const { day, end, ratedOn } = event;
  const edition = editionOn(day);
  const ru = usesRu(edition) ? ruOf(event, edition) : null;
  const told = ratedOn == null ? null : { list: ratedOn, isFixed: true, other: null };
  return {
    event,
    edition,
    ru,
    list: told ?? countingList(end ?? day, editionOn),
    opens: windowOpens(day, edition),
    asFirst: notMet(event, ru, true, edition),
    asLater: notMet(event, ru, false, edition),
  };
}

/** Ru of single events is averaged (10.3, 2005), or compared with the floor (8.31, 2011). */
export function usesRu({ articles, firstRating: rules }: Edition): boolean {
  return articles.belowFloor !== null || rules.severalEvents === "weighted mean of Ru";
}

function ruOf(event: CareerEvent, edition: Edition): Rating | null {
  const { rc, score, games } = event;
  if (games === 0) return null;
  const worked = ruStep({ rc, score, games }, edition, robinOpponents(event, edition));
  return isReason(worked) ? null : worked.ru;
}

function notMet(
  { day, system, score, games, opponents = games }: CareerEvent,
  ru: Rating | null,
  isFirst: boolean,
  edition: Edition,
): NotMet | null {
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
