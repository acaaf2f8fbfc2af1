import type { Expectation, Place, ProblemKey, ProblemValues } from "../functions/fault";
import type { Cell, Size } from "../functions/cell";
import type { TermKey } from "../functions/term";
import { calendarDate } from "../rules/day";
import { EDITION_IDS } from "../rules/editions/edition";
import type { PlayerRef, ReasonKey, ReasonValues } from "../rules/reason";
import type { Day, HalfPoints, Hundredths } from "../rules/units";

/** The words of the functions in one language: table headings and every explanation. */
export interface Messages {
  readonly terms: Readonly<Record<TermKey, string>>;
  readonly expected: Readonly<Record<Expectation, string>>;
  readonly problems: { readonly [K in ProblemKey]: (values: ProblemValues[K]) => string };
  readonly reasons: { readonly [K in ReasonKey]: (values: ReasonValues[K]) => string };
  /** Where the regulations say it. */
  readonly cite: (article: string, edition: string) => string;
}

interface Words {
  readonly decimalMark: "." | ",";
  readonly yes: string;
  readonly no: string;
  readonly blank: string;
  readonly quotes: readonly [string, string];
  readonly cells: (size: Size) => string;
  readonly place: (place: Place) => string;
  readonly player: (number: number) => string;
}

const LONGEST_QUOTE = 30;

export const EDITION_LIST = EDITION_IDS.join(", ");

/** How values are written in the sentences of one language. */
export function writing(words: Words) {
  const number = (value: number) => String(value).replace(".", words.decimalMark);
  const size = (value: Size) => words.cells(value);
  const came = (value: Cell | Size): string => {
    if (value === null) return words.blank;
    if (typeof value === "number") return number(value);
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "object") return "rows" in value ? size(value) : value.code;
    const shown = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
    return words.quotes.join(shown);
  };
  return {
    number,
    size,
    came,
    points: (score: HalfPoints) => number(score / 2),
    hundredths: (value: Hundredths) => number(value / 100),
    date: (day: Day) => {
      const { year, month, day: ofMonth } = calendarDate(day);
      return [year, month, ofMonth].map((part) => String(part).padStart(2, "0")).join("-");
    },
    place: (place: Place | undefined) => (place === undefined ? "" : ` ${words.place(place)}`),
    player: (player: PlayerRef) => (typeof player === "string" ? player : words.player(player + 1)),
  };
}
