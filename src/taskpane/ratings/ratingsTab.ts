import { later } from "../later";
import type { TabLater } from "../pane";

const pages = later(() => import(/* webpackChunkName: "ratings" */ "./ratingsPages"));

/** What is made of reports that are there. */
export const RATINGS_TAB: TabLater = {
  id: "ratings",
  label: ({ ratings }) => ratings.tab,
  laterPages: async (setting) => (await pages()).ratingsPages(setting),
};
