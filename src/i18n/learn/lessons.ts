/** Rounds robins, example by example. */
export type RobinLessonKey = "printed2011" | "printed2005" | "rule2014" | "strongerField";

/** First ratings, of events. */
export type FirstRatingLessonKey = "weighted2005" | "pooled2011" | "first2024";

/** Examples that are a table and no more. */
export type TableLessonKey =
  "deductions" | "nineGames2025" | "kThroughCareer" | "kTimesGames" | "fideAndFse" | "fsePeriods";

export type LessonKey = RobinLessonKey | FirstRatingLessonKey | TableLessonKey;

/** What the tables of the examples are headed with, beside the regulations' own letters. */
export interface ExampleTexts {
  readonly score: string;
  readonly rating: string;
  readonly opponent: string;
  readonly result: string;
  readonly counted: string;
  readonly change: string;
  readonly player: string;
  readonly games: string;
  readonly age: string;
  readonly peak: string;
  readonly used: string;
  readonly difference: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  /** As the training slides print it. */
  readonly slides: string;
  readonly periods: (list: string) => string;
  readonly months: (list: string) => string;
  /** A career, line by line, for K. */
  readonly career: readonly string[];
  /** Players of both lists, line by line, for K. */
  readonly bothLists: readonly string[];
  /** The events of a first rating. */
  readonly event: (number: number) => string;
}

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
  /** Where what is taught of the Swiss list stands. */
  readonly trainingSlides: string;
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
  readonly examples: ExampleTexts;
  readonly lessons: Readonly<Record<LessonKey, LessonWords>>;
}
