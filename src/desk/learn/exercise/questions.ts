import type { Hint, HintValues } from "../../../i18n/learn/exercise";
import type { HalfPoints } from "../../../rules/units";
import type { Asked, ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";

/** Questions one under the other, each in words. */
export const QUESTIONS: Pick<ExerciseTable, "key" | "given"> = {
  key: "questions",
  given: [{ heading: "number", look: "plain" }],
};

export function hint<Key extends Hint["key"]>(key: Key, values: HintValues[Key]): Hint {
  return { key, values } as Hint;
}

/** Nothing is asked: the cells are what is known. */
export function givenLine(given: ExerciseLine["given"]): ExerciseLine {
  return { given, asked: [], hint: null };
}

export const NOTHING_ASKED: ExerciseTable["asked"] = { headings: [], at: 0, marks: 0 };

export function questionLine(of: string | null, asked: Asked, about: Hint | null): ExerciseLine {
  return { given: [{ question: asked.key, of }], asked: [asked], hint: about };
}

/** Players are called as in the regulations' own examples. */
export function letterOf(place: number): string {
  return String.fromCharCode("A".charCodeAt(0) + place);
}

/** 2½, ½, 3. */
export function pointsText(score: HalfPoints): string {
  const [whole, half] = [Math.floor(score / 2), score % 2 === 1 ? "½" : ""];
  return whole === 0 && half !== "" ? half : `${whole}${half}`;
}
