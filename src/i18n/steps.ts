import type { Step, StepKey, StepValues } from "../rules/steps/step";

/** Names of the players that values have by place; empty where they are not known. */
export interface StepNames {
  readonly field: readonly string[];
  readonly opponents: readonly string[];
}

/** A sentence for every step, its values filled in, the result at its end. */
export type StepTexts = {
  readonly [K in StepKey]: (values: StepValues[K], names: StepNames) => string;
};

/** One step in words. */
export function stepText(texts: StepTexts, { key, values }: Step, names: StepNames): string {
  const sentence = texts[key] as (values: StepValues[StepKey], names: StepNames) => string;
  return sentence(values, names);
}

/** Where the edition says it: 8.23 (2011); a list that is no edition stands for itself, a misprint nowhere. */
export function stepArticle({ article, edition }: Step): string {
  if (article === null) return "";
  return article === "" || article === edition ? edition : `${article} (${edition})`;
}
