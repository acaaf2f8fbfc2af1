import type { Words } from "../writing";

/** How values are written. */
export const EN_WORDS: Words = {
  decimalMark: ".",
  yes: "TRUE",
  no: "FALSE",
  blank: "a blank cell",
  emptyText: "an empty text",
  quoted: (text) => `“${text}”`,
  numberAsText: (quoted) => `${quoted}, a number stored as text`,
  isOne: (value) => value === 1,
  nouns: {
    day: ["day", "days"],
    game: ["game", "games"],
    hour: ["hour", "hours"],
    line: ["line", "lines"],
    minute: ["minute", "minutes"],
    move: ["move", "moves"],
    player: ["player", "players"],
    point: ["point", "points"],
    round: ["round", "rounds"],
    sign: ["character", "characters"],
    table: ["table", "tables"],
  },
  cells: ({ rows, columns }) => `a range of ${rows} × ${columns} cells`,
  place: ({ row, column }) => `(row ${row}, column ${column})`,
  player: (count) => `player ${count}`,
  date: ({ year, month, day }) =>
    [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"),
};
