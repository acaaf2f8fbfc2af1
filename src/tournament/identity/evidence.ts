import { calendarDate } from "../../rules/day";
import type { Birth } from "../../rules/kFacts";
import type { Rating } from "../../rules/units";
import type { KnownLine } from "./known";

/** What ratings, births and federations say of two lines of like names. */
export interface Evidence {
  /** Points between both ratings; null where not both have one. */
  readonly apart: Rating | null;
  /** Both events began in one month: no list has come in between. */
  readonly areOfOneList: boolean;
  /** One is rated, and the other, who is not, plays later or by the same list: nobody loses his rating. */
  readonly isUnratedSince: boolean;
  readonly areBothUnrated: boolean;
  readonly births: BirthsSay;
  readonly isOtherFederation: boolean;
}

/** The same day; the same year, where one tells no more; another; not both are known. */
type BirthsSay = "day" | "year" | "other" | "unknown";

export function evidenceOf(one: KnownLine, other: KnownLine): Evidence {
  const [a, b] = [one.rating, other.rating];
  const areRated = typeof a === "number" && typeof b === "number";
  return {
    apart: areRated ? Math.abs(a - b) : null,
    areOfOneList: monthOf(one) === monthOf(other),
    isUnratedSince: isUnratedSince(one, other) || isUnratedSince(other, one),
    areBothUnrated: a === null && b === null,
    births: birthsOf(one.birth, other.birth),
    isOtherFederation:
      one.federation !== "" && other.federation !== "" && one.federation !== other.federation,
  };
}

/** Before his first rating a player has none. */
function isUnratedSince(unrated: KnownLine, rated: KnownLine): boolean {
  if (unrated.rating !== null || typeof rated.rating !== "number") return false;
  return monthOf(unrated) >= monthOf(rated);
}

/** Lists appear on the first of a month; without a day all are of one. */
function monthOf({ event: { day } }: KnownLine): number {
  if (day === null) return 0;
  const { year, month } = calendarDate(day);
  return year * MONTHS + month;
}

const MONTHS = 12;

function birthsOf(one: Birth | null, other: Birth | null): BirthsSay {
  if (one === null || other === null) return "unknown";
  if (one.year !== other.year) return "other";
  if (!("day" in one) || !("day" in other)) return "year";
  return one.month === other.month && one.day === other.day ? "day" : "other";
}
