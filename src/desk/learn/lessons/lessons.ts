import { lessonSheets } from "../../../sheets/lesson/lessonSheet";
import type { Lesson, LessonDocument, LessonSetting } from "./lesson";
import { ROBIN_LESSONS } from "./robins";

/** In the order in which they build on each other. */
export const LESSONS: readonly Lesson[] = [...ROBIN_LESSONS];

/** The document of a lesson with its steps. */
export function lessonPlans(
  { key, steps, document }: Lesson,
  setting: LessonSetting,
): LessonDocument {
  const { lessons } = setting;
  const said = lessons.lessons[key].steps;
  const shown = steps.map((step, index) => ({ ...step, sentence: said[index] ?? "" }));
  const { wished, plansOf, figures } = document(setting);
  return {
    wished,
    figures,
    plansOf: (names) => lessonSheets(plansOf(names), shown, lessons.sheet),
  };
}
