import type { CompareTexts } from "./compare";
import type { CurveTexts } from "./curves";
import type { ExerciseTexts } from "./exercise";
import type { LessonsTexts } from "./lessons";
import type { WhatIfTexts } from "./whatIf";

/** What those who teach the regulations are shown: words of the tab Learn, and of the sheets made there. */
export interface LearnTexts {
  readonly compare: CompareTexts;
  readonly curves: CurveTexts;
  readonly exercise: ExerciseTexts;
  readonly lessons: LessonsTexts;
  readonly whatIf: WhatIfTexts;
}
