import type { AnyPage } from "../page";
import type { PaneSetting } from "../setting";
import { AnswersOfWorkbook } from "../persons/answersOfWorkbook";
import { CorrectionPage } from "./correctionPage";
import { FirstRatingPage } from "./firstRatingPage";
import { PeriodPage } from "./periodPage";
import { ReportsOfWorkbook } from "./reportsOfWorkbook";

/** First ratings, rating periods and corrections, one below the other. */
export function ratingsPages(setting: PaneSetting): readonly AnyPage[] {
  const reports = new ReportsOfWorkbook(setting.workbook);
  const answers = new AnswersOfWorkbook(setting.workbook);
  return [
    new FirstRatingPage(setting, reports, answers),
    new PeriodPage(setting, reports, answers),
    new CorrectionPage(setting, reports),
  ];
}
