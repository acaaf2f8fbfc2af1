import type { LearnTexts } from "../../i18n/learn/learn";
import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { ExercisePage } from "./exercisePage";
import { WhatIfPage } from "./whatIfPage";

/** What people try themselves, below what they are shown. */
export function exercisePages(setting: PaneSetting, texts: LearnTexts): readonly AnyPage[] {
  return [new ExercisePage(setting, texts), new WhatIfPage(setting, texts)];
}
