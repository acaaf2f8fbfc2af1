import type { LevelKey } from "../../i18n/learn/exercise";
import type { EditionId } from "../../rules/editions/edition";
import type { WorkActions, Working } from "../work";

/** What is made into an exercise. */
interface ExerciseChoice {
  readonly level: LevelKey;
  /** null: the newest that has the method. */
  readonly edition: EditionId | null;
  /** As it is typed. */
  readonly seed: string;
  /** Sheets for everybody in it. */
  readonly isClass: boolean;
}

export interface ExerciseState extends Working, ExerciseChoice {
  /** The sheets that were made, of the answers at last. */
  readonly made: { readonly sheets: readonly string[]; readonly answers: string } | null;
}

export interface ExerciseActions extends WorkActions {
  readonly choose: (change: Partial<ExerciseChoice>) => void;
  readonly createExercise: () => void;
}
