import { lessonSheets } from "../../../sheets/lesson/lessonSheet";
import { FIRST_RATING_LESSONS } from "./firstRatings";
import type { Lesson, LessonDocument, LessonSetting } from "./lesson";
import { ROBIN_LESSONS } from "./robins";
import { TABLE_LESSONS } from "./tables";

/** In the order in which they build on each other. */
export const LESSONS: readonly Lesson[] = [
  ...ROBIN_LESSONS,
  ...FIRST_RATING_LESSONS,
  ...TABLE_LESSONS,
];

/** The document of a lesson with its steps. */
export function lessonPlans(
  { key, steps, document }: Lesson,
  setting: LessonSetting,
): LessonDocument {
  const { lessons } = setting;
  const said = lessons.lessons[key].steps;
  const shown = steps.map((step, index) => ({ ...step, sentence: said[index] ?? "" }));
  const made = document(setting);
  return {
    ...made,
    plansOf: (names) => lessonSheets(made.plansOf(names), shown, lessons.sheet),
  };
}
