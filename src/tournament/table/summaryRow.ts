import { folded } from "../folded";
import { textAt, type SheetCells } from "../sheetCells";

/** Averages, sums and notes below the players. */
const SUMMARY =
  /^(?:(?:averages?|avg|mean|total(?:s|e|i|es)?|totaux|sums?|schnitt|durchschnitt|summe|moyennes?|sommes?|medias?|promedio|suma|elo|rating|category|kategorie|categorie|categoria|notes?|nota|legende?|bem|rem)(?![a-z])|[ø∅σ∑](?:elo|(?!\p{L})))/u;
/** Total, Anna; Media, Luca: a surname. */
const SURNAME = /^[^,]+,\s*\p{L}/u;

export function isSummary(name: string): boolean {
  return SUMMARY.test(folded(name)) && !SURNAME.test(name);
}

const PLACE = /^\d{1,3}\.?$/;

/** A line whose first word says that it sums up the others: behind a number it is a surname. */
export function isOfSums(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const texts = columns.map((column) => textAt(cells, { row, column }));
  const word = texts.findIndex((text) => /\p{L}{2}|[ø∅σΣ∑]/u.test(text));
  return isSummary(texts[word] ?? "") && !texts.slice(0, word).some((text) => PLACE.test(text));
}
