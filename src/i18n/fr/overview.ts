import type { OverviewTexts } from "../overview";

export const FR_OVERVIEW: OverviewTexts = {
  name: "Sommaire",
  title: "Sommaire du classeur",
  note: "Cliquez un nom pour aller à sa feuille. Refaites le sommaire quand des feuilles sont venues ou parties.",
  headings: {
    sheet: "Feuille",
    kind: "Nature",
    title: "Titre",
    facts: "Édition, jours",
    sums: "Joueurs",
    state: "État",
  },
  kinds: {
    report: "rapport de classement",
    games: "parties d’un rapport",
    pages: "pages des joueurs",
    iteration: "itération Ra, Ru",
    period: "période de classement",
    results: "résultats d’une période",
    firstRating: "premier classement",
    correction: "comparaison de rapports ou de périodes",
    file: "fichier de tournoi",
    comparison: "comparaison d’éditions",
    curve: "courbe ou table",
    exercise: "exercice",
    answers: "corrigés d’exercices",
    whatIf: "et si",
    persons: "réponses sur qui est qui",
    lesson: "leçon",
  },
};
