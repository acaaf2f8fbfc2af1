import { at, last } from "../at";
import { dayOf } from "../day";
import { Reason } from "../reason";
import type { Day } from "../units";
import type { Edition, EditionId, Pace } from "./edition";
import { EDITIONS } from "./editions";
import { rapidBlitzEditions } from "./rapidBlitz";

const BY_PACE: Record<Pace, readonly Edition[]> = {
  standard: EDITIONS,
  rapid: rapidBlitzEditions("rapid"),
  blitz: rapidBlitzEditions("blitz"),
};

/** Oldest first. */
export function editionsOf(pace: Pace): readonly Edition[] {
  return BY_PACE[pace];
}

export function newestEdition(pace: Pace): Edition {
  return last(BY_PACE[pace]);
}

/** 0.1 (2011): an edition holds for the events that start while it is in force. */
export function editionOn(day: Day, pace: Pace = "standard"): Edition | Reason {
  const inForce = BY_PACE[pace].filter((edition) => edition.from <= Math.floor(day));
  return inForce.length > 0 ? last(inForce) : tooEarly(day, pace);
}

export function editionOf(id: EditionId, pace: Pace = "standard"): Edition | Reason {
  const editions = BY_PACE[pace];
  return editions.find((edition) => edition.id === id) ?? tooEarly(at(editions, 0).from - 1, pace);
}

function tooEarly(day: Day, pace: Pace): Reason {
  const oldest = at(BY_PACE[pace], 0);
  const inForce = pace === "standard" ? inForceInYear(Math.floor(day)) : [];
  if (inForce.length > 0) {
    const values = { year: Math.floor(day), inForce: inForce.join(", ") };
    return new Reason("yearForDay", "0.1", oldest.name, values);
  }
  const isYear = pace === "standard" && day >= FIRST_YEAR && day <= LAST_YEAR;
  if (isYear) return new Reason("yearBeforeFirst", "0.1", oldest.name, { year: Math.floor(day) });
  return pace === "standard"
    ? new Reason("beforeFirstEdition", "0.1", oldest.name, { day: Math.floor(day) })
    : new Reason("paceNotModelled", "0.1", oldest.name, { earliest: oldest.from });
}

/** What people take for years: as days they are of 1905. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];

/** The editions in force on a day of the year; none where it is no year of theirs. */
function inForceInYear(year: number): string[] {
  if (year > LAST_YEAR) return [];
  const [start, end] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  const begun = EDITIONS.filter(({ from }) => from <= end);
  return begun
    .filter((_, index) => (begun[index + 1]?.from ?? Infinity) > start)
    .map(({ name }) => name);
}
