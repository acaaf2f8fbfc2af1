import type { TabTexts } from "../tabs";

export const FR_TABS: TabTexts = {
  report: "rapport",
  games: "parties",
  pages: "pages",
  iteration: (edition) => `itération ${edition}`,
  correction: "correction",
  comparison: "comparaison",
  ratings: {
    standard: (list) => `Classement ${list}`,
    rapid: (list) => `Classement rapide ${list}`,
    blitz: (list) => `Classement blitz ${list}`,
  },
  results: {
    standard: (list) => `Résultats ${list}`,
    rapid: (list) => `Résultats rapides ${list}`,
    blitz: (list) => `Résultats blitz ${list}`,
  },
  firstRating: (player) => `Premier classement ${player}`,
};
