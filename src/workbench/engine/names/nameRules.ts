import { placeOf } from "../cellPlace";

const LONGEST = 255;
const LETTERS_AND_SIGNS = /^[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]*$/u;

/** A row, a column or a cell counted by numbers: R, C, RC, R1, C1, R1C1. */
const BY_NUMBERS = /^(?:R(?:[1-9]\d*)?(?:C(?:[1-9]\d*)?)?|C(?:[1-9]\d*)?)$/i;

const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;

/** Why Excel refuses a name for cells, or null. */
export function nameFault(name: string): "signs" | "cell" | null {
  if (name.length > LONGEST || !LETTERS_AND_SIGNS.test(name)) return "signs";
  if (/^(?:TRUE|FALSE)$/i.test(name)) return "signs";
  return BY_NUMBERS.test(name) || isCell(name) ? "cell" : null;
}

/** Ru1 and K40 are cells, K040 as well; XFE1 would be one behind the last column. */
function isCell(name: string): boolean {
  const place = placeOf(name.replace(/^([A-Z]{1,3})0+/i, "$1"));
  return place !== null && place.column <= LAST_COLUMN && place.row <= LAST_ROW;
}
