import type { RenewalTexts } from "../renewal";

export const FR_RENEWAL: RenewalTexts = {
  before: "avant",
  ask: (sheet) =>
    `« ${sheet} » existe déjà. La renouveler sur place, avec ce qui y a été saisi, ou en faire une nouvelle à côté ?`,
  renew: "La renouveler",
  anew: "En faire une nouvelle",
  neither: "Ni l’un ni l’autre",
  nothingMade: "Rien n’a été fait ; toutes les feuilles sont telles qu’elles étaient.",
  renewed: (before) =>
    `Renouvelée sur place. Telle qu’elle était, elle reste comme feuille masquée : ${before}.`,
  kept: (typed) => `Repris, tel que saisi : ${typed}.`,
  lost: (typed) => `Pas repris, faute de place : ${typed}.`,
  left: (cells) =>
    `Ces formules prennent encore leurs chiffres de la feuille telle qu’elle était, car ce qu’elles prennent ne se retrouve pas : ${cells}.`,
  outdated: (period, report) =>
    `« ${period} » n’est plus à jour : « ${report} » a été fait après. Refaites la période pour la renouveler.`,
  undo: "Rétablir ce qui était là",
  undone: (sheets) => `Rétabli tel quel : ${sheets}.`,
};
