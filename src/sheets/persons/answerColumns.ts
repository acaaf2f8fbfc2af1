import { calendarDate, dayOf } from "../../rules/day";
import type { Birth } from "../../rules/kFacts";
import type { Day } from "../../rules/units";
import type { PersonsHeading } from "../../i18n/persons";
import type { KnownLine } from "../../tournament/identity/known";

/** What an answer keeps of each of the two, as texts that no program takes for something else. */
interface AnswerColumn {
  readonly key: Exclude<PersonsHeading, "persons">;
  readonly name: string;
  readonly width: number;
  readonly text: (line: KnownLine) => string;
}

/** On the sheet under these names, with _1 and _2 behind. */
export const ANSWER_COLUMNS: readonly AnswerColumn[] = [
  { key: "player", name: "Player", width: 26, text: ({ name }) => name },
  { key: "id", name: "FIDE_ID", width: 11, text: ({ id }) => id },
  { key: "born", name: "Born", width: 11, text: ({ birth }) => codeOfBirth(birth) },
  { key: "rating", name: "Rating", width: 8, text: ({ rating }) => codeOfRating(rating) },
  { key: "federation", name: "Federation", width: 7, text: ({ federation }) => federation },
  { key: "event", name: "Event", width: 26, text: ({ event }) => event.title },
  { key: "day", name: "Day", width: 11, text: ({ event }) => codeOfDay(event.day) },
];

/** The column that says how many persons they are. */
export const PERSONS_NAME = "Persons";

export const OF_BOTH = [1, 2] as const;

export function nameOfBoth(name: string, which: (typeof OF_BOTH)[number]): string {
  return `${name}_${which}`;
}

/** The line of one of the two again. */
export function lineOf(text: (name: string) => string): KnownLine {
  return {
    name: text("Player"),
    id: text("FIDE_ID"),
    birth: birthOfCode(text("Born")),
    rating: ratingOfCode(text("Rating")),
    federation: text("Federation"),
    event: { title: text("Event"), day: dayOfCode(text("Day")) },
  };
}

const UNRATED = "u";

function codeOfRating(rating: KnownLine["rating"]): string {
  if (rating === undefined) return "";
  return rating === null ? UNRATED : String(rating);
}

function ratingOfCode(code: string): KnownLine["rating"] {
  if (code === UNRATED) return null;
  return code === "" ? undefined : Number(code);
}

function codeOfBirth(birth: Birth | null): string {
  if (birth === null) return "";
  return "day" in birth ? iso(birth) : String(birth.year);
}

function birthOfCode(code: string): Birth | null {
  const day = dayOfCode(code);
  if (day !== null) return calendarDate(day);
  return /^\d{4}$/.test(code) ? { year: Number(code) } : null;
}

function codeOfDay(day: Day | null): string {
  return day === null ? "" : iso(calendarDate(day));
}

function iso({ year, month, day }: ReturnType<typeof calendarDate>): string {
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

function dayOfCode(code: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(code) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(day));
}
