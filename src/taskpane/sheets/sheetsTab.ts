import type { TabOfPane } from "../pane";
import { HandOnPage } from "./handOnPage";
import { OverviewPage } from "./overviewPage";

/** What can be done with the sheets that were made. */
export const SHEETS_TAB: TabOfPane = {
  id: "sheets",
  label: ({ sheetsPage }) => sheetsPage.tab,
  pages: (setting) => [new HandOnPage(setting), new OverviewPage(setting)],
};
