import type { Words } from "../writing";

/** How values are written. */
export const FR_WORDS: Words = {
  decimalMark: ",",
  yes: "VRAI",
  no: "FAUX",
  blank: "une cellule vide",
  emptyText: "un texte vide",
  quoted: (text) => `« ${text} »`,
  numberAsText: (quoted) => `${quoted}, un nombre enregistré comme texte`,
  isOne: (value) => Math.abs(value) < 2,
  nouns: {
    day: ["jour", "jours"],
    game: ["partie", "parties"],
    hour: ["heure", "heures"],
    line: ["ligne", "lignes"],
    minute: ["minute", "minutes"],
    move: ["coup", "coups"],
    player: ["joueur", "joueurs"],
    point: ["point", "points"],
    round: ["ronde", "rondes"],
    sign: ["caractère", "caractères"],
    table: ["tableau", "tableaux"],
  },
  cells: ({ rows, columns }) => `une plage de ${rows} × ${columns} cellules`,
  place: ({ row, column }) => `(ligne ${row}, colonne ${column})`,
  player: (count) => `le joueur ${count}`,
  date: ({ year, month, day }) =>
    [day, month, year].map((part) => String(part).padStart(2, "0")).join("/"),
};
