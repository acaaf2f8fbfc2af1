import { last } from "../at";
import type { Articles, ChangeRules, EditionName } from "../editions/edition";
import type { CareerSteps } from "./careerValues";
import type { ChangeSteps } from "./changeValues";
import type { CountSteps } from "./countValues";
import type { FirstSteps } from "./firstValues";
import type { RobinSteps } from "./robinValues";

/** Every step of a calculation, and the values that tell it: in the rules' own units. */
export interface StepValues extends ChangeSteps, CountSteps, FirstSteps, RobinSteps, CareerSteps {}

export type StepKey = keyof StepValues;

/** One step: where the edition says it, what goes in, and the number that comes out. */
export interface StepOf<K extends StepKey> {
  readonly key: K;
  /** null: no rule says it, it is printed so. */
  readonly article: string | null;
  readonly edition: EditionName;
  readonly values: StepValues[K];
  readonly result: number;
}

/** How a rule comes to its number; the last step's result is that number. */
export type Step = { readonly [K in StepKey]: StepOf<K> }[StepKey];

/** The articles that every edition has, and that are a place, not a record of several. */
type Article = {
  [A in keyof Articles]: Articles[A] extends string ? A : never;
}[keyof Articles];

export function step<K extends StepKey>(
  { articles, name }: Pick<ChangeRules, "articles" | "name">,
  article: Article,
  key: K,
  values: StepValues[K],
  result: number,
): StepOf<K> {
  return { key, article: articles[article], edition: name, values, result };
}

/** What an example prints against its own rule: no article says it. */
export function misprintedStep<K extends StepKey>(
  { name }: Pick<ChangeRules, "name">,
  key: K,
  values: StepValues[K],
  result: number,
): StepOf<K> {
  return { key, article: null, edition: name, values, result };
}

/** Whether anything on the way is printed against the rule. */
export function isMisprinted(steps: readonly Step[]): boolean {
  return steps.some(({ article }) => article === null);
}

/** What the last step comes to: the rule's number. */
export function resultOf(steps: readonly Step[]): number {
  return last(steps).result;
}
