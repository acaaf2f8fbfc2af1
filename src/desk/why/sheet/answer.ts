import { isReason, type Reason } from "../../../rules/reason";
import { resultOf, type Step } from "../../../rules/steps/step";
import { NO_ONE, type KnownNames } from "../why";

/** What the rules say of a cell. */
export interface Answer {
  /** What there is to say before the steps. */
  readonly said: readonly string[];
  readonly steps: readonly Step[];
  readonly names: KnownNames;
  /** Why there is no number. */
  readonly reason: Reason | null;
  /** As the cell shows it; null: no number, undefined: the rules do not say. */
  readonly figure: number | null | undefined;
  /** Where the cell shows what is printed against the rule: the same by the rule. */
  readonly byRule?: Answer;
}

const NOTHING: Answer = { said: [], steps: [], names: NO_ONE, reason: null, figure: undefined };

/** Something that a person typed, or a text: no figure of the rules. */
export function told(...said: readonly string[]): Answer {
  return { ...NOTHING, said };
}

/** No number, and in words why. */
export function none(...said: readonly string[]): Answer {
  return { ...NOTHING, said, figure: null };
}

/** No number by the rules' own reason. */
export function because(reason: Reason, names: KnownNames = NO_ONE): Answer {
  return { ...NOTHING, reason, names, figure: null };
}

/** A number that comes from elsewhere as it is. */
export function taken(figure: number | null | undefined, ...said: readonly string[]): Answer {
  return { ...NOTHING, said, figure };
}

/** A calculated number; in the rules' units so many make one of the cell's. */
export function worked(
  steps: readonly Step[] | Reason,
  names: KnownNames = NO_ONE,
  ofOne = 1,
): Answer {
  if (isReason(steps)) return because(steps, names);
  if (steps.length === 0) return { ...NOTHING, names };
  return { ...NOTHING, steps, names, figure: resultOf(steps) / ofOne };
}

/** Steps up to the first of a kind, with it. */
export function upTo(steps: readonly Step[], key: Step["key"]): readonly Step[] {
  const last = steps.findIndex((step) => step.key === key);
  return steps.slice(0, last + 1);
}

/** Steps before the first of some kinds. */
export function before(steps: readonly Step[], ...keys: readonly Step["key"][]): readonly Step[] {
  const end = steps.findIndex(({ key }) => keys.includes(key));
  return end < 0 ? steps : steps.slice(0, end);
}
