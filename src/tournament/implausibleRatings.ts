import type { Pace } from "../rules/editions/edition";
import { editionOn } from "../rules/editions/editionOn";
import { floorOfList, floorsOf } from "../rules/editions/floorOfList";
import { farFromOthers, HIGHEST_EVER, whyImpossible } from "../rules/plausibleRating";
import { ratingList } from "../rules/ratingList";
import { isReason } from "../rules/reason";
import type { Day, Rating } from "../rules/units";
import { errorFound, readAs, warning, type Finding, type FindingValues } from "./finding";
import type { Player } from "./roundRobin";
import { addressOf, type CellPlace, type CellValue } from "./sheetCells";

/** A player's rating, and the cell that has it; null: no cell is known. */
interface PlacedRating {
  readonly player: Player;
  readonly place: CellPlace | null;
}

/** The list by which the event is rated, as far as its day is known. */
interface OfEvent {
  /** It is said already that another list's are read: then this is told, too, and not asked. */
  readonly isOtherList: boolean;
  readonly startDate: Day | null;
  readonly pace: Pace;
}

/**
 * Ratings that no list can have, below the floor of the one in force on the first day or above all that
 * were ever published, are asked; those far from all others, or like the player's year of birth, are told.
 * What a person has read as something else stands.
 */
export function implausibleRatings(
  rated: readonly PlacedRating[],
  event: OfEvent,
  settled: ReadonlyMap<string, CellValue>,
): Finding[] {
  const floor = floorFor(event);
  const far = farFromOthers(rated.map(({ player }) => player.rating));
  return rated.flatMap(({ player, place }, index): Finding[] => {
    const { rating, name } = player;
    const isSettled = place !== null && settled.has(addressOf(place));
    if (rating === null || isSettled) return [];
    const why = whyImpossible(rating, floor);
    if (why !== null) {
      const limit = why === "below floor" ? floor : HIGHEST_EVER;
      return [impossible({ player: name, rating, doubt: why, limit }, place, event)];
    }
    const odd = isYearOfBirth(player) ? "birth" : far[index] === true ? "far" : null;
    if (odd === null) return [];
    const values = { player: name, rating, doubt: odd } as const;
    return [warning("oddRating", values, place === null ? {} : { place })];
  });
}

function impossible(
  values: FindingValues["impossibleRating"],
  place: CellPlace | null,
  { isOtherList }: OfEvent,
): Finding {
  const found = isOtherList ? warning : errorFound;
  if (place === null) return found("impossibleRating", values);
  const choices = [readAs(place, "u"), readAs(place, String(values.rating))];
  return found("impossibleRating", values, { place, choices });
}

/** Where the day is not known, the lowest of all. */
function floorFor({ startDate, pace }: OfEvent): Rating {
  const edition = startDate === null ? null : editionOn(startDate, pace);
  const list =
    startDate === null || edition === null || isReason(edition)
      ? null
      : ratingList(startDate, edition);
  const lowest = Math.min(...floorsOf(pace).map(({ rating }) => rating));
  return floorOfList(list, pace) ?? lowest;
}

function isYearOfBirth({ rating, facts }: Player): boolean {
  return rating !== null && facts?.birth?.year === rating;
}
