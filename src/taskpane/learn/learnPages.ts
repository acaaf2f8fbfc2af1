import type { LearnTexts } from "../../i18n/learn/learn";
import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { ComparePage } from "./compare/comparePage";
import { ExercisePage } from "./exercisePage";
import { LessonsPage } from "./lessonsPage";
import { WhatIfPage } from "./whatIfPage";

/** What a trainer shows, one below the other. */
export function learnPages(setting: PaneSetting, texts: LearnTexts): readonly AnyPage[] {
  return [
    new LessonsPage(setting, texts),
    new ComparePage(setting, texts),
    new ExercisePage(setting, texts),
    new WhatIfPage(setting, texts),
  ];
}
