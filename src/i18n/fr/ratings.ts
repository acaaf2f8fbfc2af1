import type { RatingsTexts } from "../ratings";

export const FR_RATINGS: RatingsTexts = {
  tab: "Elo",
  firstRating: "Premier classement",
  what: "Les tournois d’un joueur non classé en liste, un par ligne, sous les en-têtes Tournoi, Date, Genre, Rc, W, n (et Liste, si des tournois sont traités tard) : choisissez-en une case. Sans liste la feuille est vide, à remplir.",
  edition: "Règlement",
  byLastEvent: "d’après le dernier tournoi",
  exception: (games) =>
    `${games} parties suffisent : Olympiade, championnat par équipes, IBCA, ICSC, IPCA`,
  create: "Créer la feuille de premier classement",
  made: (sheet, events) => `Créé : ${sheet}, ${events === 1 ? "1 tournoi" : `${events} tournois`}.`,
  madeEmpty: (sheet) =>
    `Créé : ${sheet}. Aucune liste de tournois n’était choisie, la feuille est vide : remplissez les cases bleues.`,
  toSettle: "La liste a des points à régler d’abord :",
  failed: (what) =>
    `Excel n’a pas pu créer la feuille (${what}). Rien n’est resté ; essayez encore.`,
};
