import { isUnratedText } from "../rules/resultText";
import { HIGHEST_RATING, type Rating } from "../rules/units";
import { onceACell, type CellValue } from "./cell";
import { cellAt, type CellPlace, type SheetCells } from "./sheetCells";

/** How a rating is written otherwise than as a whole number. */
export type RatingWriting =
  /** Digits stored as text. */
  | "text"
  /** 2.251, 2,345, 2 345, 1'656. */
  | "grouped"
  /** 1656F, 1656 I: FIDE's, by the letter behind. */
  | "fide letter";

export type RatingCell =
  | { readonly kind: "unrated"; readonly isBlank: boolean }
  | { readonly kind: "rating"; readonly rating: Rating; readonly writing: RatingWriting | null }
  /** 1499N, 1199E: a national list's, or estimated. */
  | { readonly kind: "not FIDE's"; readonly rating: Rating; readonly letter: string }
  | { readonly kind: "none" };

/** Besides the words of the functions: what tables write for nobody's rating. */
const UNRATED = new Set(
  (
    "ur|nr|n.r.|n.c|nc.|n/c|n/a|na|n.a.|none|unr.|unrtd|unrated|sans|sans elo|senza|senza elo|sin|sin elo|s/e|" +
    "ohne|ohne elo|o. elo|non classe|non classé|nonclassé|n.class.|neu|new|nouveau|nuovo|ø|—|―|−|--|---|----|" +
    "–––|*|x|0000|000|00|no elo|no rating|no rtg|u.|(u)|s.e.|s/c|sc|?0|ne|nv"
  ).split("|"),
);

const DIGITS = /^\d{1,4}$/;
const GROUPED = /^(\d)['’.,\s](\d{3})$/;
const WITH_LETTER = /^(\d{3,4})\s?\(?([a-z])\)?$/;
const FIDE_LETTERS = new Set(["f", "i"]);

/** What a cell says of a rating. */
export function ratingCell(cells: SheetCells, place: CellPlace): RatingCell {
  return ratingOf(cellAt(cells, place));
}

const ratingOf = onceACell(({ value }) => readRating(value));

function readRating(value: CellValue): RatingCell {
  if (typeof value === "number") return ratingOfNumber(value);
  if (typeof value === "boolean") return { kind: "none" };
  const text = bareText(value);
  if (text === "") return { kind: "unrated", isBlank: true };
  if (isUnratedText(text) || UNRATED.has(text)) return { kind: "unrated", isBlank: false };
  if (DIGITS.test(text)) return rated(Number(text), "text");
  const [, thousands, rest = ""] = GROUPED.exec(text) ?? [];
  if (thousands !== undefined) return rated(Number(thousands + rest), "grouped");
  const [, digits, letter = ""] = WITH_LETTER.exec(text) ?? [];
  if (digits === undefined) return { kind: "none" };
  return FIDE_LETTERS.has(letter)
    ? rated(Number(digits), "fide letter")
    : { kind: "not FIDE's", rating: Number(digits), letter: letter.toUpperCase() };
}

/** 2.251 typed where the point is no group's is a number with three decimals. */
function ratingOfNumber(value: number): RatingCell {
  if (value === 0) return { kind: "unrated", isBlank: false };
  if (Number.isInteger(value)) return rated(value, null);
  const whole = Math.round(value * 1000);
  const isGrouped = value < 4 && Math.abs(value * 1000 - whole) < 1e-6;
  return isGrouped && whole >= 1000 ? rated(whole, "grouped") : { kind: "none" };
}

/** 2.000 is the number 2: where others have three decimals it is meant so. */
export function amongGrouped(cells: readonly RatingCell[]): RatingCell[] {
  const isGrouped = cells.some((cell) => cell.kind === "rating" && cell.writing === "grouped");
  const isRound = (cell: RatingCell) => cell.kind === "rating" && cell.rating <= MOST_THOUSANDS;
  return cells.map((cell) =>
    isGrouped && isRound(cell) && cell.kind === "rating"
      ? rated(1000 * cell.rating, "grouped")
      : cell,
  );
}

const MOST_THOUSANDS = 3;

function rated(rating: Rating, writing: RatingWriting | null): RatingCell {
  const isRating = rating >= 1 && rating <= HIGHEST_RATING;
  return isRating ? { kind: "rating", rating, writing } : { kind: "none" };
}

const LONGEST = 30;

/** Lower case, without the signs that nobody sees. */
function bareText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
}
