import type { LessonsTexts } from "../../learn/lessons";
import { EN_ROBIN_LESSONS } from "./lessons/robins";

export const EN_LESSONS: LessonsTexts = {
  heading: "Lessons",
  what: "Worked examples as sheets that calculate, shown step by step.",
  lesson: "Lesson",
  article: (article, edition) => `${article} (${edition})`,
  insert: "Insert lesson",
  inserted: (sheet) => `${sheet}: inserted. Next shows what comes.`,
  next: "Next",
  previous: "Back",
  first: "Start again",
  stepOf: (sheet, step, steps) => `${sheet}: step ${step} of ${steps}`,
  noLesson: "The sheet in view is no lesson. Insert one, or select the sheet of one.",
  changed: "The number of the step was changed meanwhile. Press the button again.",
  sheet: {
    steps: "The steps of the lesson",
    step: (steps) => `Step, 1 to ${steps}`,
    typeIt: "Next in the pane shows what comes; or type the number of a step.",
    stepTitle: "Step",
    refused: (steps) => `A number from 1 to ${steps}: what comes later stays hidden until then.`,
  },
  byRule: "The same by the rule: 15 for each ½ at once, We from Ru (new)",
  lessons: EN_ROBIN_LESSONS,
};
