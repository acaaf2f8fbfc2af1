import { at } from "./at";
import type { Edition, Pace } from "./editions/edition";
import { editionOn, editionsOf } from "./editions/editionOn";
import { isReason } from "./reason";
import type { Day } from "./units";

/** By what the events of an unrated player are judged. */
export interface CareerTerms {
  /** Each event has the edition of its own first day (0.1), or all have one that a person chose. */
  readonly editionOn: (day: Day) => Edition;
  /** As a person has told it; null: as the edition of the last event that counts asks. */
  readonly gamesNeeded: number | null;
  /** Olympiad, team championships, IBCA, ICSC, IPCA: 9.14d–e (2005), 7.14f–g (2011). */
  readonly isException: boolean;
  /** The list of the first rating, as a person has told it; null: it follows from the events. */
  readonly published: Day | null;
}

/** The edition in force on a day; before the oldest one that is known, the oldest. */
export function ownEdition(pace: Pace): CareerTerms["editionOn"] {
  const oldest = at(editionsOf(pace), 0);
  return (day) => {
    const edition = editionOn(day, pace);
    return isReason(edition) ? oldest : edition;
  };
}

/** Games needed for a first rating whose last event is of this edition. */
export function gamesNeededOf(
  edition: Edition,
  { gamesNeeded, isException }: Pick<CareerTerms, "gamesNeeded" | "isException">,
): number {
  return gamesNeeded ?? gamesForRating(edition, isException);
}

/** 9.14 (2005), 7.14 (2011): fewer by exception. */
export function gamesForRating({ publication }: Edition, isException: boolean): number {
  return isException ? publication.gamesByException : publication.games;
}

/** Whether fewer games may be enough. */
export function hasException({ publication }: Edition): boolean {
  return publication.gamesByException < publication.games;
}
