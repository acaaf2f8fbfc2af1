import { isDay } from "../../rules/day";
import type { Day } from "../../rules/units";
import { dateLineOf, ROUND_DATES } from "./roundDates";
import { NEEDED_TAGS, type TrfFile, type TrfLine } from "./trfFile";

/** Columns of the event's data: tag, what it is, value. */
export const EVENT_COLUMN = { tag: 0, label: 1, value: 2 } as const;

/** Columns of the players' table before the rounds. */
export const PLAYER_FIELDS = [
  "start",
  "name",
  "title",
  "sex",
  "federation",
  "fideNumber",
  "birth",
  "rating",
  "points",
  "rank",
] as const;

export const ROUND_COLUMN = PLAYER_FIELDS.length;

/** Event data above the players, with empty lines for what a report must have; the rest below. */
export function dataRows({ lines }: Pick<TrfFile, "lines">): {
  readonly event: readonly TrfLine[];
  readonly others: readonly TrfLine[];
} {
  const isOfEvent = ({ tag }: TrfLine) => /^\d\d2$/.test(tag) || tag === "XXR";
  const known = lines.filter((line) => isOfEvent(line) && line.tag !== ROUND_DATES);
  const missing = NEEDED_TAGS.filter(
    (tag) => tag !== ROUND_DATES && !known.some((line) => line.tag === tag),
  ).map((tag): TrfLine => ({ tag, text: "" }));
  const event = [...known, ...missing].sort((one, other) => one.tag.localeCompare(other.tag));
  /** Dates that do not stand under the rounds, or a second line of them, are kept as they are. */
  const dates = lines.filter(({ tag }) => tag === ROUND_DATES);
  const kept = dates.filter((line) => line !== dateLineOf({ lines }));
  return { event, others: [...kept, ...lines.filter((line) => !isOfEvent(line))] };
}

/** Of the numbers of an event sheet those that are days: a year alone is smaller. */
export function isSheetDay(value: string | number | boolean | null): value is Day {
  return isDay(value) && value > LAST_YEAR;
}

const LAST_YEAR = 9_999;
