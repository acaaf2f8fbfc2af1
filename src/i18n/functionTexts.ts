import type { FunctionGroup } from "../functions/all";

/** What Excel and the reference say of one function. */
export interface FunctionText {
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
}

export interface FunctionTexts {
  readonly reference: ReferenceText;
  readonly functions: Readonly<Record<string, FunctionText>>;
}
