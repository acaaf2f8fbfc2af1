/** Rounds robins, example by example. */
export type RobinLessonKey = "printed2011" | "printed2005" | "rule2014" | "strongerField";

export type LessonKey = RobinLessonKey;

/** A worked example, taught. */
export interface LessonWords {
  /** In the list of lessons, and over the sheet. */
  readonly name: string;
  /** On the sheet's tab: 31 signs at most. */
  readonly tab: string;
  /** What a reader is to look at. */
  readonly look: string;
  /** A sentence a step: three lines at most, read from the last row of a room. */
  readonly steps: readonly string[];
}

/** What the sheet of a lesson says beside its sentences. */
export interface LessonSheetTexts {
  /** Over the sentences, below everything else. */
  readonly steps: string;
  /** Before the number. */
  readonly step: (steps: number) => string;
  /** Behind it. */
  readonly typeIt: string;
  readonly stepTitle: string;
  readonly refused: (steps: number) => string;
}

/** Worked examples, and how they are shown step by step. */
export interface LessonsTexts {
  readonly heading: string;
  readonly what: string;
  readonly lesson: string;
  readonly article: (article: string, edition: string) => string;
  readonly insert: string;
  readonly inserted: (sheet: string) => string;
  readonly next: string;
  readonly previous: string;
  readonly first: string;
  readonly stepOf: (sheet: string, step: number, steps: number) => string;
  /** The sheet in view is none. */
  readonly noLesson: string;
  /** Somebody changed the step meanwhile. */
  readonly changed: string;
  readonly sheet: LessonSheetTexts;
  /** 8.58 (2011): over the same by the rule. */
  readonly byRule: string;
  readonly lessons: Readonly<Record<LessonKey, LessonWords>>;
}
