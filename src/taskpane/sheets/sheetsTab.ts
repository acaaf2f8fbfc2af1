import { later } from "../later";
import type { TabLater } from "../pane";

const pages = later(() => import(/* webpackChunkName: "sheets" */ "./sheetsPages"));

/** What can be done with the sheets that were made. */
export const SHEETS_TAB: TabLater = {
  id: "sheets",
  label: ({ sheetsPage }) => sheetsPage.tab,
  laterPages: async (setting) => (await pages()).sheetsPages(setting),
};
