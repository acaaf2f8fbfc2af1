import type {
  AskedKey,
  ExerciseTableKey,
  GivenHeading,
  Hint,
  LevelKey,
  SlipKey,
} from "../../i18n/learn/exercise";
import type { Edition } from "../../rules/editions/edition";
import type { Look } from "../sheetPlan";

/** A number to be found, and what is nearly it. */
export interface Asked {
  readonly key: AskedKey;
  /** As it is to be typed. */
  readonly solution: number;
  readonly article: string;
  /** As far away as this an answer is right: figures that no rule rounds. */
  readonly exact?: number;
  /** It has two decimals, as the tables have. */
  readonly inHundredths?: true;
  /** What comes out where something is rounded otherwise; nothing: no rounding is in it. */
  readonly near?: readonly number[];
  /** What comes out of the usual errors, the likeliest first. */
  readonly slips?: readonly Slip[];
}

/** A usual error, what it makes, and what says otherwise. */
export interface Slip {
  readonly key: SlipKey;
  readonly value: number;
  readonly article: string;
  /** The edition that has it so. */
  readonly edition?: string;
}

/** What is to be found, of whom; null: of the event. */
interface Question {
  readonly question: AskedKey;
  readonly of: string | null;
}

/** null: nothing stands there. */
export type Given = number | string | Question | null;

interface GivenColumn {
  /** A number is that of a round, a letter stands for an opponent. */
  readonly heading: GivenHeading | number | { readonly opponent: string };
  /** Of one player, where others have the same. */
  readonly of?: string;
  readonly look: Look;
}

export interface ExerciseLine {
  readonly given: readonly Given[];
  /** null: nothing is asked in this place. */
  readonly asked: readonly (Asked | null)[];
  readonly hint: Hint | null;
}

/** What is given, and beside it what is asked. */
export interface ExerciseTable {
  readonly key: ExerciseTableKey;
  readonly given: readonly GivenColumn[];
  readonly asked: {
    /** null: questions of many kinds, one under the other. */
    readonly headings: readonly (AskedKey | null)[];
    /** The column of the first answer; behind each answer so many columns are its mark's. */
    readonly at: number;
    readonly marks: number;
  };
  readonly lines: readonly ExerciseLine[];
}

/** An event of a seed with its questions, by the rules of an edition. */
export interface Exercise {
  readonly level: LevelKey;
  /** Levels are counted from 1. */
  readonly number: number;
  readonly seed: number;
  /** Of a class: which of how many sheets. */
  readonly ofClass?: { readonly sheet: number; readonly sheets: number };
  readonly edition: Edition;
  /** In digits, of the columns of what is given, of answers and marks. */
  readonly widths: readonly number[];
  readonly tables: readonly ExerciseTable[];
}
