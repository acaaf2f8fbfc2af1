import { calendarDate, LAST_DAY, type CalendarDate } from "../rules/day";
import type { System } from "../rules/firstRatingConditions";
import {
  gamesOfNumber,
  gamesOfText,
  isUnratedText,
  resultOfNumber,
  resultOfText,
  totalOfNumber,
  totalOfText,
} from "../rules/resultText";
import type { PlayedOrNot } from "../rules/robin/crosstable";
import {
  HIGHEST_RATING,
  type Day,
  type HalfPoints,
  type Rating,
  type Result,
} from "../rules/units";
import { CellError, type Cell } from "./cell";
import type { Expectation } from "./fault";

/** A cell that is not what its argument asks for. */
export class Misread {
  constructor(readonly expected: Expectation) {}
}

/** What an argument's cells mean. Error cells never get here: they go out as they are. */
export type Reader<T> = (cell: Cell) => T | Misread;

interface NumberKind {
  readonly from?: number;
  readonly to?: number;
  readonly whole?: boolean;
}

/** A plain number; a blank cell is 0, as Excel on the desktop sends it. */
export function number(
  expected: Expectation,
  { from = -Infinity, to = Infinity, whole = false }: NumberKind = {},
): Reader<number> {
  const misread = new Misread(expected);
  return (cell) => {
    const value = cell ?? 0;
    const fits =
      typeof value === "number" &&
      value >= from &&
      value <= to &&
      (!whole || Number.isInteger(value));
    return fits ? value : misread;
  };
}

/** The same where blank, 0 and "" mean that the value is not known. */
export function numberOr(fallback: number, reader: Reader<number>): Reader<number> {
  return (cell) => (cell === null || cell === 0 || cell === "" ? fallback : reader(cell));
}

/** More than anybody plays or gains: what lies beyond is a slip of the hand. */
const MOST_GAMES = 100_000;
const LARGEST_CHANGE = 100_000;

export const difference = number("difference");
export const fraction = number("fraction", { from: 0, to: 1 });
export const change = number("change", { from: -LARGEST_CHANGE, to: LARGEST_CHANGE });
export const games = number("games", { from: 0, to: MOST_GAMES, whole: true });
export const gamesPlayed = number("gamesPlayed", { from: 1, to: MOST_GAMES, whole: true });
/** 8.3.3 (2022): K × n ≤ 700 leaves no K above 700 games. */
export const periodGames = number("periodGames", { from: 0, to: 700, whole: true });
export const years = number("age", { from: 0, to: 150, whole: true });
export const kValue = number("k", { from: 1, to: 100, whole: true });
export const minutes = number("minutes", { from: 0 });
export const seconds = number("seconds", { from: 0 });

const NOT_A_RATING = new Misread("rating");

/** null: unrated. */
export const rating: Reader<Rating | null> = (cell) => {
  if (typeof cell === "number") {
    if (cell === 0) return null;
    return cell >= 1 && cell <= HIGHEST_RATING ? cell : NOT_A_RATING;
  }
  if (cell === null) return null;
  return typeof cell === "string" && isUnratedText(cell) ? null : NOT_A_RATING;
};

export type ResultCell = Result | "unplayed" | "blank";

/** From here on a number is a date: in a result cell 1/2 became the 1st of February. */
const EARLIEST_DATE: Day = 30_000;

/** 1 March 1900, from where on spreadsheets agree on the calendar. */
const FIRST_DAY: Day = 61;

/** Whether a number that might be an edition, a result or a total is a date. */
export const isDate = (value: number) => value >= EARLIEST_DATE && value < LAST_DAY + 1;

const NOT_A_RESULT = new Misread("result");
const RESULT_NOT_DATE = new Misread("resultNotDate");

export const result: Reader<ResultCell> = (cell) => {
  if (cell === null) return "blank";
  if (typeof cell === "number") {
    return resultOfNumber(cell) ?? (isDate(cell) ? RESULT_NOT_DATE : NOT_A_RESULT);
  }
  const read = typeof cell === "string" ? resultOfText(cell) : undefined;
  return read === undefined ? NOT_A_RESULT : (read ?? "unplayed");
};

const NOT_A_TOTAL = new Misread("total");

/** Points as numbers or text; a blank cell is 0. */
export const total: Reader<HalfPoints> = (cell) => {
  const value = cell ?? 0;
  if (typeof value === "number") {
    return isDate(value) ? RESULT_NOT_DATE : (totalOfNumber(value) ?? NOT_A_TOTAL);
  }
  return (typeof value === "string" ? totalOfText(value) : undefined) ?? NOT_A_TOTAL;
};

const NOT_A_DATE = new Misread("date");

/** null: blank. */
export const date: Reader<Day | null> = (cell) => {
  if (cell === null || cell === 0 || cell === "") return null;
  const isDay = typeof cell === "number" && cell >= FIRST_DAY && cell < LAST_DAY + 1;
  return isDay ? Math.floor(cell) : NOT_A_DATE;
};

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const NOT_A_BIRTH = new Misread("birth");

/** A date or a year alone; null: blank. */
export const birth: Reader<CalendarDate | null> = (cell) => {
  const day = date(cell);
  if (day === null) return null;
  if (day instanceof Misread) return NOT_A_BIRTH;
  if (day > LAST_YEAR) return calendarDate(day);
  return day >= FIRST_YEAR && day === cell ? { year: day, month: 1, day: 1 } : NOT_A_BIRTH;
};

const NOT_LOGICAL = new Misread("logical");

/** A blank cell is FALSE, as everywhere in Excel. */
export const logical: Reader<boolean> = (cell) => {
  if (typeof cell === "boolean") return cell;
  return cell === null || cell === 0 || cell === 1 ? cell === 1 : NOT_LOGICAL;
};

const NOT_A_FIRST_PASS = new Misread("fieldRating");

/** A rating or a first-pass Ru; blank cells are nobody, but an unrated player needs his Ru. */
export const fieldRating: Reader<Rating | null> = (cell) => {
  const read = rating(cell);
  const isWord = typeof cell === "string" && cell !== "";
  return read === null && isWord ? NOT_A_FIRST_PASS : read;
};

const NOT_A_NAME = new Misread("name");

export const playerName: Reader<string> = (cell) => {
  if (cell === null || cell === 0) return "";
  return typeof cell === "string" || typeof cell === "number" ? String(cell) : NOT_A_NAME;
};

const SYSTEMS: ReadonlyMap<string, System> = new Map([
  ["", "swiss"],
  ["swiss", "swiss"],
  ["team", "swiss"],
  ["robin", "robin"],
]);
const NOT_A_SYSTEM = new Misread("system");

/** A team event is rated as a Swiss. */
export const system: Reader<System> = (cell) => {
  if (cell === null || cell === 0) return "swiss";
  const read = typeof cell === "string" ? SYSTEMS.get(cell.trim().toLowerCase()) : undefined;
  return read ?? NOT_A_SYSTEM;
};

const NOT_RESULTS = new Misread("results");
const BLANK_RESULT = new Misread("resultNotBlank");

/** The games of one cell of a crosstable; null was not played. */
export const crosstableCell: Reader<PlayedOrNot[]> = (cell) => {
  if (cell === null) return BLANK_RESULT;
  if (typeof cell === "boolean" || cell instanceof CellError) return NOT_RESULTS;
  const games = typeof cell === "number" ? gamesOfNumber(cell) : gamesOfText(cell);
  return games ?? (isDate(Number(cell)) ? RESULT_NOT_DATE : NOT_RESULTS);
};
