import type { Expr } from "../formula/expr";
import type { Reference } from "../formula/reference";
import { f } from "../formula/template";
import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import { floorOfList } from "../rules/editions/floorOfList";
import { floorOn } from "../rules/editions/floorOn";
import { HIGHEST_EVER } from "../rules/plausibleRating";
import type { Day, Rating } from "../rules/units";
import type { State } from "./head";
import { sentence } from "./sentence";

interface Rated {
  readonly edition: Edition;
  readonly startDate: Day | null;
  /** Whose ratings they are, where the table says it. */
  readonly ratingsList?: Day | null;
}

/** The floor of an event's ratings. */
export function floorOfRatings({ edition, startDate, ratingsList = null }: Rated): Rating {
  return floorOfList(ratingsList ?? startDate, edition.pace) ?? floorOn(edition);
}

/** Of the ratings of several days the lowest; without any the edition's own. */
export function leastFloor(days: readonly Day[], edition: Edition): Rating {
  const floors = days.map((startDate) => floorOfRatings({ edition, startDate }));
  return floors.length === 0 ? floorOn(edition) : Math.min(...floors);
}

/** How many ratings of a sheet are so. */
type CountOf = (criterion: string) => Expr;

export function countIn(ratings: Expr | Reference): CountOf {
  return (criterion) => f`COUNTIF(${ratings},${criterion})`;
}

/** What is typed over a rating and is none of any list: below its floor, or above all that ever were. */
export function impossibleState(
  countOf: CountOf,
  floor: Rating,
  { head }: Pick<SheetTexts, "head">,
): State {
  const below = f`${countOf(">0")}-${countOf(`>=${floor}`)}`;
  const count = f`${below}+${countOf(`>${HIGHEST_EVER}`)}`;
  const says = sentence(head.impossibleRatings(floor, HIGHEST_EVER), { ratings: count });
  return { when: f`${count}>0`, says };
}
