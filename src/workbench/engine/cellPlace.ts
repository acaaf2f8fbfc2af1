const LETTERS = 26;
const FIRST_LETTER = "A".charCodeAt(0) - 1;
const PLACE = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i;

/** A cell's place, counted from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOf(reference: string): Place | null {
  const [, letters, digits] = PLACE.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) {
    column = column * LETTERS + letter.charCodeAt(0) - FIRST_LETTER;
  }
  return { column: column - 1, row: Number(digits) - 1 };
}
