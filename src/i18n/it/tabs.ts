import type { TabTexts } from "../tabs";

export const IT_TABS: TabTexts = {
  report: "rapporto",
  games: "partite",
  pages: "pagine",
  iteration: (edition) => `iterazione ${edition}`,
  correction: "correzione",
  comparison: "confronto",
  ratings: {
    standard: (list) => `Rating ${list}`,
    rapid: (list) => `Rating rapid ${list}`,
    blitz: (list) => `Rating lampo ${list}`,
  },
  results: {
    standard: (list) => `Risultati ${list}`,
    rapid: (list) => `Risultati rapid ${list}`,
    blitz: (list) => `Risultati lampo ${list}`,
  },
  firstRating: (player) => `Primo rating ${player}`,
};
