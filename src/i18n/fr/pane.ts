import type { PaneTexts } from "../pane";

export const FR_PANE: PaneTexts = {
  title: "Classement FIDE",
  sheetLanguage: "Langue des feuilles",
  asPane: (name) => `comme Office (${name})`,
  start: "Tapez une fonction dans une cellule, avec ses arguments comme dans la liste ci-dessous.",
  tryIt: "Pour commencer",
  example: "Score attendu pour un écart de 100 points",
  filter: "Chercher une fonction",
  functions: "Fonctions",
  noMatch: (words) =>
    `Aucune fonction pour « ${words} ». Essayez un mot comme classement, toutes rondes ou date.`,
  found: (count) => (count <= 1 ? `${count} fonction` : `${count} fonctions`),
  notLoaded: (what) =>
    `La liste des fonctions n’a pas pu être chargée (${what}). Fermez le volet et rouvrez-le.`,
  starting:
    "En attente d’Office. Si ce texte reste, le réseau empêche le chargement de appsforoffice.microsoft.com.",
  notInExcel:
    "Cette page fonctionne à côté d’un classeur dans Excel, qui l’ouvre quand le complément est installé ; ici, il n’y a pas d’Excel.",
};
