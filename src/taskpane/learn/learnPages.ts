import type { LearnTexts } from "../../i18n/learn/learn";
import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { ComparePage } from "./compare/comparePage";
import { LessonsPage } from "./lessonsPage";

/** What a trainer shows, one below the other; what people try themselves stands below it. */
export function learnPages(setting: PaneSetting, texts: LearnTexts): readonly AnyPage[] {
  return [new LessonsPage(setting, texts), new ComparePage(setting, texts)];
}
