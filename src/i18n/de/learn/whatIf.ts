import type { WhatIfTexts } from "../../learn/whatIf";

export const DE_WHAT_IF: WhatIfTexts = {
  heading: "Was wäre, wenn …",
  what: "Fragen an die Regeln, beantwortet beim Eintippen.",
  edition: "Regelwerk",
  rating: "Elo-Zahl",
  k: "K",
  opponents: "Elo-Zahlen aller Gegner",
  score: "Punkte bisher",
  left: "Partien noch zu spielen",
  take: "Markierten Spieler einer Auswertung nehmen",
  taken: (player) => `Aus der Auswertung genommen: ${player}.`,
  takenUnrated: (player) =>
    `Gegner und Punkte sind aus der Auswertung genommen: ${player}, ohne Elo-Zahl. Elo-Zahl und K bleiben, wie sie waren.`,
  notAPlayer: "Markieren Sie zuerst die Zeile eines Spielers in einer Elo-Auswertung.",
  otherPace:
    "Hier zählen Partien mit langer Bedenkzeit: Markieren Sie eine Zeile einer solchen Auswertung.",
  noRatings:
    "Geben Sie die Elo-Zahlen der Gegner ein, durch Leerzeichen oder Kommas getrennt: 1850 1912 2040.",
  create: "Tabellen als Blatt schreiben",
  made: (sheet) => `Erstellt: ${sheet}. Ändern Sie die blauen Zellen: Die Tabellen folgen.`,
  changes: {
    heading: "Jedes noch mögliche Ergebnis",
    what: "Die Änderung und die neue Elo-Zahl für jedes Ergebnis, von den Punkten bisher bis zu allen Punkten.",
  },
  first: {
    heading: "Eine Erstwertung über einer Marke",
    mark: "Marke",
    answer: (points, games, mark) =>
      `${points} aus diesen ${games} Partien ist das Mindeste für eine Erstwertung von ${mark} oder mehr.`,
    never: (mark) => `Kein Ergebnis gegen diese Gegner ergibt eine Erstwertung von ${mark}.`,
  },
  field: {
    heading: "Gegner um einen Punkt stärker oder schwächer",
    what: "Alle Gegner mit einem Elo-Punkt weniger oder mehr bei gleicher Punktzahl.",
  },
  columns: {
    score: "Punkte",
    change: "Änderung",
    rn: "Neue Elo",
    ru: "Ru",
    shift: "Versatz",
    average: "Schnitt",
    performance: "Rp",
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
    tab: "Was wäre wenn",
    title: "Was wäre, wenn: jedes Ergebnis",
    sums: "Partien: {games} · Schnitt der Gegner: {average} · We: {we}",
    note: "Alle Tabellen folgen den blauen Zellen: Elo-Zahl, K, Gegner, Punkte, Versatz.",
  },
};
