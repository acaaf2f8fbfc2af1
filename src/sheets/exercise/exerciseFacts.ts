import { editionSaid, limitSaid } from "../headFacts";
import type { Exercise } from "./exercise";
import type { ExerciseWords } from "./words";

/** By which rules, and of which seed: with it anybody makes the same sheet again. */
export function exerciseFacts(
  { edition, seed, ofClass }: Pick<Exercise, "edition" | "seed" | "ofClass">,
  { sheets, exercise: words }: ExerciseWords,
): string[] {
  return [
    ...(ofClass === undefined ? [] : [words.sheetOf(ofClass.sheet, ofClass.sheets)]),
    words.seed(seed),
    editionSaid(edition, { startDate: null }, sheets),
    limitSaid(edition.limit, sheets.head),
  ];
}
