import type { ExcelWorkbook } from "../excel/workbook";
import type { PaneLanguage } from "../language";
import { CorrectionPage } from "./correctionPage";
import { PeriodPage } from "./periodPage";
import { lookForReports } from "./lookForReports";
import { FirstRatingPage } from "./firstRatingPage";

/** First ratings, rating periods and corrections, one below the other. */
export function ratingsTab(workbook: ExcelWorkbook, language: PaneLanguage) {
  const panel = document.createElement("div");
  const section = () => panel.appendChild(document.createElement("section"));
  const pages = {
    first: new FirstRatingPage(section(), workbook, language),
    period: new PeriodPage(section(), workbook, language),
    correction: new CorrectionPage(section(), workbook, language),
  };
  for (const page of Object.values(pages)) page.show();
  return {
    panel,
    /** Reports may have come since. */
    shown: () => {
      void lookForReports(workbook).then((found) => {
        pages.period.take(found);
        pages.correction.take(found);
      }, nothingToSay);
    },
  };
}

/** Nobody asked: where Excel cannot answer, such as while a cell is edited, all stays as it was. */
function nothingToSay(): void {
  return undefined;
}
