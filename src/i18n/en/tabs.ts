import type { TabTexts } from "../tabs";

export const EN_TABS: TabTexts = {
  report: "report",
  games: "games",
  pages: "pages",
  iteration: (edition) => `iteration ${edition}`,
  correction: "correction",
  comparison: "comparison",
  ratings: {
    standard: (list) => `Ratings ${list}`,
    rapid: (list) => `Rapid ratings ${list}`,
    blitz: (list) => `Blitz ratings ${list}`,
  },
  results: {
    standard: (list) => `Results ${list}`,
    rapid: (list) => `Rapid results ${list}`,
    blitz: (list) => `Blitz results ${list}`,
  },
  firstRating: (player) => `First rating ${player}`,
};
