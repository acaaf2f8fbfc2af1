import type { KWords } from "../kWords";

export const FR_K: KWords = {
  given: "K de la colonne du tableau",
  byRating:
    "K d’après le seul classement : adultes avec 30 parties ou plus. À changer sur la feuille.",
  mixed: (reasons) => `K : ${reasons.join(" ; ")}. À changer sur la feuille.`,
  by: {
    given: (players) => `${players} de la colonne du tableau`,
    strong: (players) => `${players} ayant atteint 2400`,
    junior: (players) => `${players} ${players > 1 ? "juniors" : "junior"} par la naissance`,
    new: (players) => `${players} ${players > 1 ? "nouveaux" : "nouveau"}, moins de 30 parties`,
    otherwise: (players) =>
      `${players} comme tous, par la naissance, les parties ou le plus haut classement`,
    "rating alone": (players) =>
      `${players} d’après le seul classement, comme adultes avec 30 parties ou plus`,
  },
  semicolon: "\u00a0; ",
  ageOpen: (players, names) =>
    `K se passe de la naissance de ${names}${players > 1 ? ` (${players} joueurs)` : ""} : elle ne dit pas l’âge au jour du K. Donnez le premier jour, ou celui de la naissance.`,
};
