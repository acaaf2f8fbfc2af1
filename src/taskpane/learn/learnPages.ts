import type { LearnTexts } from "../../i18n/learn/learn";
import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { ComparePage } from "./compare/comparePage";
import { CurvesPage } from "./curves/curvesPage";

/** What a trainer shows below the lessons; what people try themselves stands below it. */
export function learnPages(setting: PaneSetting, texts: LearnTexts): readonly AnyPage[] {
  return [new ComparePage(setting, texts), new CurvesPage(setting, texts)];
}
