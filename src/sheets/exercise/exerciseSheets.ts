import { at } from "../../rules/at";
import type { SheetPlan } from "../sheetPlan";
import { answersBelow, answersSheet } from "./answersSheet";
import type { Exercise } from "./exercise";
import { questionsSheet } from "./questionsSheet";
import { tabName, type ExerciseWords } from "./words";

/** Exercises of one level and edition that are made together. */
export interface ExerciseOrder {
  readonly exercises: readonly Exercise[];
  /** The one that a person chose; of one exercise its own. */
  readonly seed: number;
}

/** A sheet of questions each, and at last the one of their answers. */
export function wishedNames(
  { exercises, seed }: ExerciseOrder,
  { exercise: { tabs } }: Pick<ExerciseWords, "exercise">,
): readonly string[] {
  const { number } = at(exercises, 0);
  return [
    ...exercises.map((exercise) => tabName(tabs.questions, exercise)),
    tabName(tabs.answers, { number, seed }),
  ];
}

export function exerciseSheets(
  { exercises, seed }: ExerciseOrder,
  names: readonly string[],
  words: ExerciseWords,
): readonly SheetPlan[] {
  const sheet = at(names, exercises.length);
  const answered = { exercises, sheets: names, seed };
  return [
    ...exercises.map((exercise, index) => {
      const solutions = { sheet, below: answersBelow(answered, index) };
      return questionsSheet(exercise, at(names, index), solutions, words);
    }),
    answersSheet(answered, sheet, words),
  ];
}
