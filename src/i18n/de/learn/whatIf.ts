import type { WhatIfTexts } from "../../learn/whatIf";

export const DE_WHAT_IF: WhatIfTexts = {
  heading: "Was wäre, wenn …",
  what: "Fragen an das Regelwerk, beim Eintippen beantwortet.",
  edition: "Regelwerk",
  rating: "Elo-Zahl",
  k: "K",
  opponents: "Elo-Zahlen aller Gegner",
  score: "Punkte bisher",
  left: "Noch zu spielende Partien",
  take: "Ausgewählten Spieler einer Auswertung übernehmen",
  taken: (player) => `Aus der Auswertung übernommen: ${player}.`,
  notAPlayer: "Wählen Sie zuerst die Zeile eines Spielers in einer Elo-Auswertung aus.",
  noRatings:
    "Tippen Sie die Elo-Zahlen der Gegner ein, mit Leerzeichen oder Kommas dazwischen: 1850 1912 2040.",
  create: "Tabellen als Blatt schreiben",
  made: (sheet) => `Erstellt: ${sheet}. Ändern Sie seine blauen Zellen: Die Tabellen folgen.`,
  changes: {
    heading: "Jede noch mögliche Punktzahl",
    what: "Änderung und neue Elo-Zahl für jede Punktzahl, von den Punkten bisher bis zu allen Punkten.",
  },
  first: {
    heading: "Eine Erstwertung über einer Marke",
    mark: "Marke",
    answer: (points, games, mark) =>
      `${points} aus diesen ${games} Partien ist das Wenigste, was eine Erstwertung von ${mark} oder mehr ergibt.`,
    never: (mark) => `Keine Punktzahl gegen diese Gegner ergibt eine Erstwertung von ${mark}.`,
  },
  field: {
    heading: "Gegner, um einen Punkt stärker oder schwächer",
    what: "Alle Gegner mit einem Elo-Punkt weniger oder mehr, und die Punkte bisher.",
  },
  columns: {
    score: "Punkte",
    change: "Änderung",
    rn: "Neue Zahl",
    ru: "Ru",
    shift: "Abstand",
    average: "Schnitt",
    performance: "Leistung",
    opponent: "Gegner",
    pd: "PD",
  },
  turnover: {
    heading: "Wie bald sich eine Elo-Zahl erneuert",
    what: "K macht das System träge: Je kleiner es ist, desto mehr Partien dauert es, bis eine Elo-Zahl auf neuen beruht.",
    answer: ({ k, games, points, edition, article }) =>
      `Mit K = ${k} erneuert sich eine Elo-Zahl in etwa ${games} Partien: ${points} / K, Artikel ${article} (${edition}).`,
  },
  sheet: {
    tab: "Was wäre, wenn",
    title: "Was wäre, wenn: jede Punktzahl",
    note: "Die Tabellen folgen den blauen Zellen: Elo-Zahl, K, Gegner.",
  },
};
