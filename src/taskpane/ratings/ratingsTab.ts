import type { TabOfPane } from "../pane";
import { CorrectionPage } from "./correctionPage";
import { FirstRatingPage } from "./firstRatingPage";
import { PeriodPage } from "./periodPage";
import { ReportsOfWorkbook } from "./reportsOfWorkbook";

/** First ratings, rating periods and corrections, one below the other. */
export const RATINGS_TAB: TabOfPane = {
  id: "ratings",
  label: ({ ratings }) => ratings.tab,
  pages: (setting) => {
    const reports = new ReportsOfWorkbook(setting.workbook);
    return [
      new FirstRatingPage(setting, reports),
      new PeriodPage(setting, reports),
      new CorrectionPage(setting, reports),
    ];
  },
};
