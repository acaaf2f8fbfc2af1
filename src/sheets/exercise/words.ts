import type { ExerciseTexts, Hint } from "../../i18n/learn/exercise";
import type { SheetTexts } from "../../i18n/sheets";

/** The words of all sheets, and those of exercises, in one language. */
export interface ExerciseWords {
  readonly sheets: SheetTexts;
  readonly exercise: ExerciseTexts;
}

/** Which level, which seed: behind what the sheet is. */
export function tabName(what: string, { number, seed }: { number: number; seed: number }): string {
  return `${what} ${number} – ${seed}`;
}

export function hintSaid(hint: Hint, { hints }: ExerciseTexts): string {
  const say = hints[hint.key] as (values: Hint["values"]) => string;
  return say(hint.values);
}
