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
  cells: ({ rows, columns }) => `une plage de ${rows} × ${columns} cellules`,
  place: ({ row, column }) => `(ligne ${row}, colonne ${column})`,
  player: (count) => `le joueur ${count}`,
  date: ({ year, month, day }) =>
    [day, month, year].map((part) => String(part).padStart(2, "0")).join("/"),
};
