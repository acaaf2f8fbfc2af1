import { isDay } from "../../rules/day";
import { onceACell } from "../cell";
import { isDateFormat, squareOf } from "../resultCell";
import { cellAt, type CellPlace, type SheetCells } from "../sheetCells";
import { daysInText, type DaysFound } from "./daysInText";

/** 1954; less is a time of the day, or something else. */
const EARLIEST = 20_000;

const NO_DAYS: readonly DaysFound[] = [];

/** The days that a cell tells, as text or as numbers. */
export function daysInCell(cells: SheetCells, place: CellPlace): readonly DaysFound[] {
  return daysOf(cellAt(cells, place));
}

/** Whether a cell has a day or a time of the day. */
export function tellsTime(cells: SheetCells, place: CellPlace): boolean {
  const cell = cellAt(cells, place);
  if (typeof cell.value === "string") return daysOf(cell).length > 0;
  return typeof cell.value === "number" && isTimed(cell.format);
}

function isTimed(format: string): boolean {
  return isDateFormat(format) || /h/i.test(format);
}

/** A number is a day by its format; that of today is nobody's. */
const daysOf = onceACell((cell): readonly DaysFound[] => {
  const { value, format, formula } = cell;
  if (typeof value === "string") return value === "" ? NO_DAYS : daysInText(value);
  /** 1-0 that became January 2000, and 1/2 that shows no year, are results. */
  const isWhole = /d/i.test(format) && /[yj]/i.test(format);
  if (!isWhole && squareOf(cell).kind === "date") return NO_DAYS;
  const isDate = isDay(value) && value >= EARLIEST && isDateFormat(format);
  if (!isDate || /^=(?:today|now)\(/i.test(String(formula))) return NO_DAYS;
  const readings = [{ start: Math.floor(value), end: null }];
  return [{ readings, rare: [], before: [], isSpan: false }];
});
