import type { FunctionGroup } from "./all";

/** What Excel and the reference say of one function. */
interface FunctionText {
  /** Shown while typing: 128 characters at most. */
  readonly description: string;
  /** Further facts, for the reference. */
  readonly details: string;
  /** By the argument's name. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface ReferenceText {
  readonly title: string;
  readonly introduction: string;
  readonly conventionsTitle: string;
  readonly conventions: readonly string[];
  readonly groups: Readonly<Record<FunctionGroup, string>>;
  readonly argument: string;
  readonly optional: string;
  readonly example: string;
  readonly result: string;
  readonly overRanges: string;
  /** How a formula is typed where Excel speaks the language. */
  readonly formulas: {
    readonly decimalMark: string;
    readonly argumentSeparator: string;
    readonly columnSeparator: string;
    readonly yes: string;
    readonly no: string;
    /** Excel's DATE, the one function of its own in the examples. */
    readonly date: string;
    /** Excel's #N/A. */
    readonly notAvailable: string;
  };
  /** What stands between a list's name and its members. */
  readonly colon: string;
}

export interface FunctionTexts {
  readonly reference: ReferenceText;
  readonly functions: Readonly<Record<string, FunctionText>>;
}
