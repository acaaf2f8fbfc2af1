import type { Words } from "../writing";

/** How values are written. */
export const DE_WORDS: Words = {
  decimalMark: ",",
  yes: "WAHR",
  no: "FALSCH",
  blank: "eine leere Zelle",
  emptyText: "ein leerer Text",
  quoted: (text) => `„${text}“`,
  numberAsText: (quoted) => `${quoted}, eine als Text gespeicherte Zahl`,
  isOne: (value) => value === 1,
  nouns: {
    day: ["Tag", "Tage"],
    game: ["Partie", "Partien"],
    hour: ["Stunde", "Stunden"],
    line: ["Zeile", "Zeilen"],
    minute: ["Minute", "Minuten"],
    move: ["Zug", "Zügen"],
    player: ["Spieler", "Spieler"],
    point: ["Punkt", "Punkte"],
    round: ["Runde", "Runden"],
    sign: ["Zeichen", "Zeichen"],
    table: ["Tabelle", "Tabellen"],
  },
  cells: ({ rows, columns }) => `ein Bereich von ${rows} × ${columns} Zellen`,
  place: ({ row, column }) => `(Zeile ${row}, Spalte ${column})`,
  player: (count) => `Spieler ${count}`,
  date: ({ year, month, day }) =>
    [day, month, year].map((part) => String(part).padStart(2, "0")).join("."),
};
