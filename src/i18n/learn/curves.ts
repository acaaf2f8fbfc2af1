import type { Edition } from "../../rules/editions/edition";

/** What is drawn. */
export const CURVE_KEYS = [
  ...(["expectation", "outcomes", "stakes", "pdTable", "dpTable"] as const),
  ...(["categories", "career", "histogram"] as const),
] as const;
export type CurveKey = (typeof CURVE_KEYS)[number];

/** Numbers on the sheets that a person can change. */
export type CurveInput = "difference" | "firstK" | "secondK";

type CurveHeading =
  | ("difference" | "table" | "logistic" | "normal" | "upTo" | "win" | "draw" | "loss")
  | ("from" | "range" | "higher" | "lower" | "p" | "dp" | "classes")
  | (
      | "period"
      | "rating"
      | "strength"
      | "opponents"
      | "games"
      | "score"
      | "k"
      | "before"
      | "players"
    )
  | ("listed" | "gamesSoFar" | "highest" | "least");

/** What each drawing says of itself. */
interface CurveWords {
  /** In the list of the pane, and the title of the sheet. */
  readonly name: string;
  /** In one sentence, with the article. */
  readonly about: (edition: Edition) => string;
  readonly axes: { readonly x: string; readonly y: string };
}

/** The page of curves and tables, and its sheets. */
export interface CurveTexts {
  readonly heading: string;
  readonly what: string;
  readonly which: string;
  readonly seed: string;
  readonly create: string;
  readonly made: (sheet: string) => string;
  /** No ratings are selected for a histogram. */
  readonly noRatings: string;
  readonly sheet: {
    /** What a person can do. */
    readonly state: string;
    /** Of one that nothing can be changed of. */
    readonly stateOfFixed: string;
    readonly seed: (seed: number) => string;
    readonly ofList: (ratings: number) => string;
    readonly curves: Readonly<Record<CurveKey, CurveWords>>;
    readonly headings: Readonly<Record<CurveHeading, string>>;
    readonly inputs: Readonly<Record<CurveInput, string>>;
    /** A heading for one of two K. */
    readonly withK: (heading: string, which: 1 | 2) => string;
    /** Expectation of the chosen difference by one of the curves. */
    readonly chosen: (heading: string) => string;
    readonly classes: (count: number, points: number) => string;
  };
}
