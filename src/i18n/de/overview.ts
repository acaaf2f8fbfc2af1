import type { OverviewTexts } from "../overview";

export const DE_OVERVIEW: OverviewTexts = {
  name: "Inhalt",
  title: "Inhalt dieser Arbeitsmappe",
  note: "Ein Klick auf einen Namen führt zum Blatt. Sind Blätter dazugekommen oder weggefallen, erstellen Sie die Übersicht neu.",
  headings: {
    sheet: "Blatt",
    kind: "Was es ist",
    title: "Titel",
    facts: "Fassung, Tage",
    sums: "Spieler",
    state: "Stand",
  },
  kinds: {
    report: "Elo-Auswertung",
    games: "Partien einer Auswertung",
    pages: "Seiten der Spieler",
    iteration: "Iteration Ra, Ru",
    period: "Wertungsperiode",
    results: "Ergebnisse einer Periode",
    firstRating: "Erstwertung",
    correction: "Vergleich von Auswertungen oder Perioden",
    file: "Turnierdatei",
    comparison: "Vergleich von Fassungen",
    curve: "Kurve oder Tabelle",
    exercise: "Übung",
    answers: "Lösungen einer Übung",
    whatIf: "Was wäre, wenn",
    persons: "Antworten, wer wer ist",
    lesson: "Lektion",
  },
};
