import type { PaneTexts } from "../pane";

export const FR_PANE: PaneTexts = {
  title: "Classement FIDE",
  start: "Tapez une fonction dans une cellule. Excel montre ses arguments pendant la frappe.",
  tryIt: "Pour commencer",
  insert: "Score attendu pour un écart de 100 points",
  filter: "Chercher une fonction",
  functions: "Fonctions",
  help: "Référence",
  noMatch: (words) =>
    `Aucune fonction pour « ${words} ». Essayez un mot comme classement, toutes rondes ou date.`,
  found: (count) => (count <= 1 ? `${count} fonction` : `${count} fonctions`),
  notLoaded: (what) =>
    `La liste des fonctions n’a pas pu être chargée (${what}). Fermez le volet et rouvrez-le.`,
  later:
    "Cette version contient les fonctions. Les feuilles faites d’une grille n’en font pas partie.",
  metadataFile: "functions.fr.json",
};
