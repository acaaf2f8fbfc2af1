import { calendarDate } from "../rules/day";
import { daysInText } from "./dates/daysInText";
import type { Carried } from "./carried";
import type { DetailColumns } from "./columns";
import { fideNumberOf } from "./fideNumber";
import type { HeadedColumn } from "./headedColumn";
import { textAt, valueAt, type SheetCells } from "./sheetCells";
import { isTitle } from "./titles";
import { isSheetDay } from "./trf/eventSheetPlaces";
import { rankOf } from "./trf/readPlayerLine";
import { dayOfTrf, trfDate } from "./trf/trfDate";
import type { TrfPlayer } from "./trf/trfFile";

/** What a table tells of a player beside name and rating, as tournament files have it. */
export type PlayerDetails = Pick<
  TrfPlayer,
  "sex" | "title" | "federation" | "fideNumber" | "birth" | "rank"
>;

export const NO_DETAILS: PlayerDetails = {
  sex: "",
  title: "",
  federation: "",
  fideNumber: "",
  birth: "",
  rank: null,
};

/** What is none of what its heading says is left out. */
export function readDetails(
  cells: SheetCells,
  row: number,
  { sex, title, fideNumber, birth, rank }: DetailColumns,
  sexes: Sexes,
  { federation = "" }: Carried,
): PlayerDetails {
  const text = (column: HeadedColumn | null) =>
    column === null ? "" : textAt(cells, { row, column: column.column });
  return {
    sex: sexes.find(([, words]) => words.has(sexText(text(sex))))?.[0] ?? "",
    title: isTitle(text(title)) ? text(title) : "",
    federation,
    fideNumber: fideNumberOf(text(fideNumber)),
    birth: birth === null ? "" : birthText(valueAt(cells, { row, column: birth.column })),
    rank: rankOf(text(rank)),
  };
}

/** The words of a column for each sex of the file. */
export type Sexes = readonly (readonly ["m" | "w", ReadonlySet<string>])[];

/** As the file has them, and as tables do in the languages of their headings. */
const SEXES: Sexes = [
  ["m", new Set(["m", "male", "h", "homme", "hombre", "uomo", "v", "varon"])],
  ["w", new Set(["w", "f", "female", "femme", "d", "dame", "donna", "mujer"])],
];
const SPANISH: Sexes = [
  ["m", new Set(["h", "hombre"])],
  ["w", new Set(["m", "mujer"])],
];

/** Without the signs that nobody sees. */
function sexText(text: string): string {
  return text.replace(/\p{Cf}/gu, "").toLowerCase();
}

/** Beside H for hombre, M stands for mujer. */
export function sexesOf(
  cells: SheetCells,
  rows: readonly number[],
  column: HeadedColumn | null,
): Sexes {
  const used = new Set(
    column === null
      ? []
      : rows.map((row) => sexText(textAt(cells, { row, column: column.column }))),
  );
  return used.has("h") && used.has("m") && !used.has("f") ? SPANISH : SEXES;
}

/** Where only the year is known; some lists fill it up with zeros. */
const YEAR = /^(\d{4})(?:[./-]00[./-]00)?$/;

/** From here on two digits are of the last century: nobody is rated before his birth. */
const LAST_CENTURY = 31;

/** Up to here they are of this one: of 1908 nobody plays any more. */
const THIS_CENTURY = 8;
const CENTURY = 2000;

/** A day, or a year alone: 1980/05/03, 1980, 80. */
export function birthText(value: string | number | boolean): string {
  if (isSheetDay(value)) return trfDate(value);
  const text = String(value).trim();
  if (/^\d{1,2}$/.test(text)) return yearOfTwo(Number(text));
  const [, year] = YEAR.exec(text) ?? [];
  if (year !== undefined) return year;
  const days = daysInText(text).flatMap(({ readings, isSpan }) =>
    isSpan ? [] : readings.flatMap(({ start }) => start ?? []),
  );
  const [only, another] = new Set(days);
  if (only === undefined) return fromFile(text);
  if (another === undefined) return trfDate(only);
  /** 05/06/2001 may be of May or of June: the year is sure; of 05/06/07 nothing is. */
  const years = [...new Set(days.map((day) => calendarDate(day).year))];
  return years.length === 1 ? String(years[0]) : "";
}

/** 31. 12. 1980, and what only files write. */
function fromFile(text: string): string {
  const day = dayOfTrf(text);
  return day === null ? "" : trfDate(day);
}

/** Between both nobody knows the century. */
function yearOfTwo(year: number): string {
  if (year >= LAST_CENTURY) return `19${year}`;
  return year <= THIS_CENTURY ? String(CENTURY + year) : "";
}
