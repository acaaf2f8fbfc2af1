import type { PaneTexts } from "../pane";
import { FR_SAYINGS } from "./sayings";

export const FR_PANE: PaneTexts = {
  title: "Classement FIDE",
  learn: "Apprendre",
  contents: "Sur cette page",
  sheetLanguage: "Feuilles en",
  asPane: "comme Office",
  start:
    "Tapez une fonction dans une case, ou sélectionnez une case vide et cliquez sur Insérer : un exemple s’y met, à modifier.",
  tryIt: "Pour commencer",
  example: "Score attendu pour un écart de 100 points",
  filter: "Chercher une fonction",
  functions: "Fonctions",
  noMatch: (words) =>
    `Aucune fonction pour « ${words} ». Essayez un seul mot, comme jeune, non classé, courbe, toutes rondes, liste ou pendule.`,
  found: (count) => (count <= 1 ? `${count} fonction` : `${count} fonctions`),
  sayings: FR_SAYINGS,
  insert: "Insérer",
  insertOf: (name) => `Insérer FIDE.${name} dans la case sélectionnée`,
  askReplace: (cell, shown) => `${cell} n’est pas vide : ${shown}. La remplacer ?`,
  replace: "Remplacer",
  keep: "La laisser",
  inserted: (formula, cell) =>
    `${cell} contient ${formula}, un exemple : mettez-y vos valeurs ou vos cases.`,
  takeBack: "Annuler l’insertion",
  takenBack: (cell) => `${cell} est comme avant.`,
  cellChanged: (cell) => `${cell} a changé depuis sa lecture ; rien n’a été écrit.`,
  notInserted: (what) =>
    `Excel n’a pas pu le faire (${what}). Regardez la case : si elle est comme avant, sélectionnez-en une modifiable et réessayez.`,
  notLoaded: (what) =>
    `La liste des fonctions n’a pas pu être chargée (${what}). Fermez le volet et rouvrez-le.`,
  notices: {
    byHand:
      "Ce classeur se calcule à la main (Formules, Options de calcul) : les nombres lus peuvent être anciens. Appuyez d’abord sur F9. Les feuilles créées ici sont calculées une fois.",
    from1904:
      "Ce classeur compte les jours depuis 1904. Les jours sont convertis quand un tableau est lu et une feuille créée. Dans vos propres formules, donnez aux fonctions FIDE l’année, pas une case avec un jour : elles le prendraient pour un jour quatre ans plus tôt.",
    noFunctions:
      "Cet Excel n’a pas de fonctions de compléments (sur l’iPad, par exemple) : les fonctions FIDE y montrent #NOM?. Les feuilles sont faites de formules ordinaires.",
  },
  calculateNow: "Calculer maintenant",
  notInExcel:
    "Cette page fonctionne à côté d’un classeur dans Excel, qui l’ouvre quand le complément est installé ; ici, il n’y a pas d’Excel.",
};
