import type { Day } from "../rules/units";
import type { CellValue } from "../tournament/sheetCells";

/** Errors of a cell that no rule stands behind. */
export type ErrorCode =
  | "#NAME?"
  | "#BUSY!"
  | "#GETTING_DATA"
  | "#SPILL!"
  | "#CALC!"
  | "#REF!"
  | "#VALUE!"
  | "#N/A"
  | "#DIV/0!"
  | "#NUM!"
  | "#NULL!"
  | "#CONNECT!"
  | "#BLOCKED!"
  | "#FIELD!"
  | "#UNKNOWN!";

export type FieldName =
  | "rating"
  | "opponent"
  | "score"
  | "k"
  | "edition"
  | "diff"
  | "p"
  | "games"
  | "age"
  | "peak"
  | "periodGames"
  | "change"
  | "rc"
  | "ra"
  | "ru"
  | "system"
  | "opponents"
  | "first"
  | "needed"
  | "highestRating"
  | "minutes"
  | "increment"
  | "scores";

/** The words of the panel that explains a cell, in one language. */
export interface WhyTexts {
  readonly title: string;
  readonly nothing: string;
  readonly copy: {
    readonly label: string;
    /** Of the field that it is copied from. */
    readonly text: string;
    readonly done: string;
    /** Where the browser lets nothing be copied: the text is selected. */
    readonly byHand: string;
  };
  readonly noNumber: (address: string) => string;
  readonly reading: string;
  readonly failed: (what: string) => string;
  /** Stands before what the cell shows. */
  readonly shows: string;
  readonly blank: string;
  /** Stands before the number the steps end in. */
  readonly result: string;
  /** The steps do not end in what the cell shows. */
  readonly somethingElse: (shown: string, result: string) => string;
  readonly changed: string;
  readonly changedNothing: string;
  readonly sources: string;
  readonly goTo: (address: string) => string;
  readonly different: string;
  readonly reset: string;
  /** Stands before the number that other values give. */
  readonly wouldBe: string;
  readonly notGiven: string;
  /** A part of a formula that only Excel knows. */
  readonly notExplained: (part: string) => string;
  readonly notParsed: string;
  /** Of functions that take or give days. */
  readonly from1904: string;
  readonly tooLarge: (range: string) => string;
  readonly within: string;
  /** Over what the rule gives where something else is printed. */
  readonly byRule: string;
  readonly empty: string;
  readonly spills: (rows: number, columns: number) => string;
  readonly heading: string;
  readonly argument: (name: string, meaning: string, value: string) => string;
  readonly cells: (rows: number, columns: number, first: string) => string;
  /** One cell of an array that cannot be calculated. */
  readonly element: (row: number, column: number, message: string) => string;
  readonly moreElements: (count: number) => string;
  readonly wholeArray: string;
  /** An error that came in with an argument. */
  readonly errorFrom: (code: string, place: string) => string;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  /** What can be tried, by the name of the function's argument. */
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly yesNo: readonly [yes: string, no: string];
  readonly results: readonly [won: string, drawn: string, lost: string];
  readonly systems: readonly [swiss: string, robin: string];
  readonly value: (value: CellValue | null) => string;
  /** A text that somebody typed. */
  readonly quoted: (text: string) => string;
  readonly day: (day: Day) => string;
}
