import { calendarDate, isDay } from "../rules/day";
import { isDateFormat } from "../tournament/resultCell";
import {
  contains,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../tournament/sheetCells";
import { LOOKS } from "./looks";
import type { Content, SheetPlan } from "./sheetPlan";

/** 1 January 2000, counted from 1900. */
const KNOWN_DAY = 36_526;

/** How many days a workbook's are behind those that count from 1900: none, or 1,462 where it counts from 1904. */
export async function daysBehind(context: Excel.RequestContext): Promise<number> {
  const known = context.workbook.functions.date(2000, 1, 1);
  known.load("value");
  await context.sync();
  return KNOWN_DAY - known.value;
}

/** Below it a number is a year. */
export const LAST_YEAR = 9_999;

/** A format that shows years as they are, and of a day its year. */
const IS_YEAR = /^\[<=9999]/;

/** What was read with its days counted from 1900. */
export function readFrom1900(cells: SheetCells, behind: number): SheetCells {
  if (behind === 0) return cells;
  const { area, formats } = cells;
  const moved = (rows: SheetCells["values"]): CellValue[][] =>
    rows.map((row, r) =>
      row.map((value, c) => {
        const format = formats[r]?.[c] ?? "";
        return isDayIn(value, format) ? value + behind : value;
      }),
    );
  return { area, formats, values: moved(cells.values), formulas: moved(cells.formulas) };
}

function isDayIn(value: CellValue, format: string): value is number {
  if (!isDay(value) || !isDateFormat(format)) return false;
  return !IS_YEAR.test(format) || value > LAST_YEAR;
}

/** A plan for a workbook whose days are that much behind. */
export function countedFrom(plan: SheetPlan, behind: number): SheetPlan {
  if (behind === 0) return plan;
  const days = plan.looks.filter(({ look }) => LOOKS[look].isDay === true);
  const births = plan.looks.filter(({ look }) => look === "inputYear");
  const isIn = (areas: SheetPlan["looks"], place: CellPlace) =>
    areas.some(({ area }) => contains(area, place));
  const cells = plan.cells.map((cell) => {
    const { content } = cell;
    if (typeof content !== "number") return cell;
    if (isIn(births, cell)) return { ...cell, content: birthBehind(content, behind) };
    return isIn(days, cell) ? { ...cell, content: content - behind } : cell;
  });
  return { ...plan, cells };
}

/** A day that would be taken for a year, or that such a workbook does not know, is written as its year. */
function birthBehind(birth: number, behind: number): Content {
  if (birth <= LAST_YEAR) return birth;
  return birth - behind > LAST_YEAR ? birth - behind : calendarDate(birth).year;
}
