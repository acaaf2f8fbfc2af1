import type { Expr } from "../formula/expr";
import type { Reference } from "../formula/reference";
import { f } from "../formula/template";
import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import { floorOfList } from "../rules/editions/floorOfList";
import { floorOn } from "../rules/editions/floorOn";
import { HIGHEST_EVER } from "../rules/plausibleRating";
import type { Day } from "../rules/units";
import type { State } from "./head";
import { sentence } from "./sentence";

interface Rated {
  readonly edition: Edition;
  readonly startDate: Day | null;
  /** Whose ratings they are, where the table says it. */
  readonly ratingsList?: Day | null;
}

/** What is typed over a rating and is none of any list: below its floor, or above all that ever were. */
export function impossibleState(
  ratings: Expr | Reference,
  { edition, startDate, ratingsList = null }: Rated,
  { head }: Pick<SheetTexts, "head">,
): State {
  const floor = floorOfList(ratingsList ?? startDate, edition.pace) ?? floorOn(edition);
  const below = f`COUNTIF(${ratings},">0")-COUNTIF(${ratings},${`>=${floor}`})`;
  const count = f`${below}+COUNTIF(${ratings},${`>${HIGHEST_EVER}`})`;
  const says = sentence(head.impossibleRatings(floor, HIGHEST_EVER), { ratings: count });
  return { when: f`${count}>0`, says };
}
