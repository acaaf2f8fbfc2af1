import type { Cell, Size } from "../functions/cell";
import type { Place } from "../functions/fault";
import { cutText } from "../rules/cutText";
import { calendarDate, type CalendarDate } from "../rules/day";
import { EDITION_IDS } from "../rules/editions/editions";
import type { PlayerRef } from "../rules/reason";
import type { Day, HalfPoints, Hundredths } from "../rules/units";

/** What is counted in sentences. */
export type Noun =
  | "day"
  | "game"
  | "hour"
  | "line"
  | "minute"
  | "move"
  | "player"
  | "point"
  | "round"
  | "sign"
  | "table";

export interface Words {
  readonly decimalMark: "." | ",";
  readonly yes: string;
  readonly no: string;
  readonly blank: string;
  readonly emptyText: string;
  readonly quoted: (text: string) => string;
  readonly numberAsText: (quoted: string) => string;
  /** Whether a noun behind the number stands in the singular. */
  readonly isOne: (value: number) => boolean;
  readonly nouns: Readonly<Record<Noun, readonly [one: string, many: string]>>;
  readonly cells: (size: Size) => string;
  readonly place: (place: Place) => string;
  readonly player: (number: number) => string;
  readonly date: (date: CalendarDate) => string;
}

const LONGEST_QUOTE = 30;

export const EDITION_LIST = EDITION_IDS.join(", ");

/** How values are written in the sentences of one language. */
export function writing(words: Words) {
  const number = (value: number) => String(value).replace(".", words.decimalMark);
  const quote = (text: string) => {
    if (text.trim() === "") return words.emptyText;
    const short = text.length > LONGEST_QUOTE ? `${cutText(text, LONGEST_QUOTE)}…` : text;
    const isNumber = !Number.isNaN(Number(text.replace(",", ".")));
    return isNumber ? words.numberAsText(words.quoted(short)) : words.quoted(short);
  };
  const came = (value: Cell | Size): string => {
    if (value === null) return words.blank;
    if (typeof value === "number") return number(value);
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "object") return "rows" in value ? words.cells(value) : value.code;
    return quote(value);
  };
  /** A number with its noun: 1 game, 2 games. */
  const count = (value: number, noun: Noun) => {
    const [one, many] = words.nouns[noun];
    return `${number(value)} ${words.isOne(value) ? one : many}`;
  };
  return {
    number,
    count,
    came,
    size: words.cells,
    points: (score: HalfPoints) => number(score / 2),
    /** The same with the noun: ½ is a point in French, and 0.5 points in English. */
    countedPoints: (score: HalfPoints) => count(score / 2, "point"),
    hundredths: (value: Hundredths) => number(value / 100),
    date: (day: Day) => words.date(calendarDate(day)),
    place: (place: Place | undefined) => (place === undefined ? "" : ` ${words.place(place)}`),
    player: (player: PlayerRef) => (typeof player === "string" ? player : words.player(player + 1)),
  };
}
