import { folded } from "../folded";
import { isBlank, textAt, type SheetCells } from "../sheetCells";

/** Averages, sums and notes below the players. */
const SUMMARY =
  /^(?:(?:averages?|avg|mean|total(?:s|e|i|es)?|totaux|sums?|schnitt|durchschnitt|summe|moyennes?|sommes?|medias?|promedio|suma|elo|rating|category|kategorie|categorie|categoria|notes?|nota|legende?|bem|rem)(?![a-z])|[ø∅σ∑](?:elo|(?!\p{L})))/u;
/** Total, Anna; Media, Luca: a surname. */
const SURNAME = /^[^,]+,\s*\p{L}/u;

export function isSummary(name: string): boolean {
  return SUMMARY.test(folded(name)) && !SURNAME.test(name);
}

/** A line that begins with a word for it sums up the others: behind a number or a title it is a surname. */
export function isOfSums(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const first = columns.find((column) => !isBlank(cells, { row, column }));
  return first !== undefined && isSummary(textAt(cells, { row, column: first }));
}
