import type { Words } from "../writing";

/** How values are written. */
export const IT_WORDS: Words = {
  decimalMark: ",",
  yes: "VERO",
  no: "FALSO",
  blank: "una cella vuota",
  emptyText: "un testo vuoto",
  quoted: (text) => `«${text}»`,
  numberAsText: (quoted) => `${quoted}, un numero memorizzato come testo`,
  isOne: (value) => value === 1,
  nouns: {
    day: ["giorno", "giorni"],
    game: ["partita", "partite"],
    hour: ["ora", "ore"],
    line: ["riga", "righe"],
    minute: ["minuto", "minuti"],
    move: ["mossa", "mosse"],
    player: ["giocatore", "giocatori"],
    point: ["punto", "punti"],
    round: ["turno", "turni"],
    sign: ["carattere", "caratteri"],
    table: ["tabella", "tabelle"],
  },
  cells: ({ rows, columns }) => `un intervallo di ${rows} × ${columns} celle`,
  place: ({ row, column }) => `(riga ${row}, colonna ${column})`,
  player: (count) => `giocatore ${count}`,
  date: ({ year, month, day }) =>
    [day, month, year].map((part) => String(part).padStart(2, "0")).join("/"),
};
