import type { SheetNamesTexts } from "../sheetNames";

export const FR_SHEET_NAMES: SheetNamesTexts = {
  title: "Les noms sur les feuilles",
  introduction: [
    "Chaque feuille créée ici porte des noms pour ses parties : les données de son en-tête et les colonnes de ses tableaux. Un nom reste à ses cellules quand on insère des lignes ou des colonnes, qu’on remplace un titre, qu’on renomme, copie ou enregistre la feuille.",
    "Sur la feuille même, un nom s’emploie tel quel ; depuis une autre feuille, avec le nom de celle-ci devant : `='Rating report'!limit`. Le nom d’une colonne désigne toutes ses lignes ; `INDEX(Rn;3)` est le Rn du troisième joueur. Deux feuilles peuvent avoir les mêmes noms : chacune désigne ses propres cellules.",
    "Les noms présents dépendent du tournoi et de l’édition : une colonne qui n’est pas affichée n’en a pas.",
  ],
  name: "Nom",
  what: "Ce qu’il désigne",
  example: "Exemple",
  sheets: {
    report: "Rapport de classement",
    games: "Parties du rapport",
    iteration: "Itération d’un toutes rondes",
    period: "Période de classement",
    results: "Résultats de la période",
    firstRating: "Premier classement",
    correction: "Correction",
  },
  ofSheet: "le titre : ce à quoi la feuille se reconnaît",
  ofNote: "la note sur ce pour quoi la feuille a été faite",
  ofGames: "la feuille des parties",
};
