import type { LessonsTexts } from "../../learn/lessons";
import { EN_EXAMPLES } from "./lessons/examples";
import { EN_FIRST_RATING_LESSONS } from "./lessons/firstRatings";
import { EN_ROBIN_LESSONS } from "./lessons/robins";
import { EN_TABLE_LESSONS } from "./lessons/tables";

export const EN_LESSONS: LessonsTexts = {
  heading: "Lessons",
  what: "Worked examples as sheets that calculate, shown step by step.",
  lesson: "Lesson",
  article: (article, edition) => `${article} (${edition})`,
  trainingSlides: "Slides for the training of Swiss arbiters (FSE)",
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
    typeIt: "Press Next in the pane, or type a number.",
    stepTitle: "Step",
    refused: (steps) => `A number from 1 to ${steps}: what comes later stays hidden until then.`,
  },
  byRule: "The same by the rule: 15 for each ½ at once, We from Ru (new)",
  examples: EN_EXAMPLES,
  lessons: { ...EN_ROBIN_LESSONS, ...EN_FIRST_RATING_LESSONS, ...EN_TABLE_LESSONS },
};
