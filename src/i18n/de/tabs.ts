import type { TabTexts } from "../tabs";

export const DE_TABS: TabTexts = {
  report: "Auswertung",
  games: "Partien",
  pages: "Seiten",
  iteration: (edition) => `Iteration ${edition}`,
  correction: "Korrektur",
  comparison: "Vergleich",
  ratings: {
    standard: (list) => `Elo ${list}`,
    rapid: (list) => `Elo Schnellschach ${list}`,
    blitz: (list) => `Elo Blitz ${list}`,
  },
  results: {
    standard: (list) => `Ergebnisse ${list}`,
    rapid: (list) => `Ergebnisse Schnellsch. ${list}`,
    blitz: (list) => `Ergebnisse Blitz ${list}`,
  },
  firstRating: (player) => `Erstwertung ${player}`,
};
