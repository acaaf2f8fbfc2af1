import type { LessonKey, LessonsTexts } from "../../../i18n/learn/lessons";
import type { SheetTexts } from "../../../i18n/sheets";
import type { ErratumKey } from "../../../rules/editions/erratum";
import type { StyleName } from "../../../sheets/articles/style";
import type { NamedFigures } from "../../../sheets/figures";
import type { SheetPlan } from "../../../sheets/sheetPlan";

/** In which words a lesson is written. */
export interface LessonSetting {
  readonly style: StyleName;
  readonly sheets: SheetTexts;
  readonly lessons: LessonsTexts;
}

/** Sheets of a lesson as they are without steps. */
export interface LessonDocument {
  /** As its sheets would best be called. */
  readonly wished: readonly string[];
  readonly plansOf: (names: readonly string[]) => readonly SheetPlan[];
  /** What the rules give for the first of them, where it is of a kind that is checked. */
  readonly figures?: () => readonly NamedFigures[];
}

/** What a step shows, by the names of the sheet, and what is marked from then on. */
export interface StepShown {
  readonly shows: readonly string[];
  /** What a reader is to look at, where it is not the first of them. */
  readonly lookAt?: string;
  /** Cells that differ from those of the second name. */
  readonly differs?: readonly (readonly [name: string, from: string])[];
}

/** A worked example, and in which order it is shown. */
export interface Lesson {
  readonly key: LessonKey;
  /** Where it stands: FSE is the Swiss list. */
  readonly edition: string;
  /** null: the slides that train arbiters. */
  readonly article: string | null;
  /** Where the print is wrong. */
  readonly errata: readonly ErratumKey[];
  readonly steps: readonly StepShown[];
  readonly document: (setting: LessonSetting) => LessonDocument;
}
