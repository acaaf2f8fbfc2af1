import { helpers } from "@odoo/o-spreadsheet";
import { fittedWidths } from "../../src/sheets/fittedWidths";
import { formatOf } from "../../src/sheets/formatOf";
import type { LookFormat } from "../../src/sheets/looks";
import { longTexts } from "../../src/sheets/longTexts";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { linesOf, textWidth, widestWord } from "../../src/sheets/textWidth";
import { addressOf } from "../../src/tournament/sheetCells";
import { ENGLISH } from "../../src/workbench/host/numberFormats";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writeAllPlanned } from "./plannedSheet";

const ERROR = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)$/;

/** A column of which a plan says nothing, in digits as Excel has it. */
const USUAL = 7.86;
/** Between two columns there is room that a text running over may take. */
const BETWEEN = 0.7;

/** What does not fit where it stands: figures that would be ####, texts that end at the next cell. */
export function cutTexts(plans: readonly SheetPlan[]): string[] {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  return plans.flatMap((plan) => cutOnSheet(plan, book));
}

function cutOnSheet(plan: SheetPlan, book: PlannedWorkbook): string[] {
  const taken = new Set(plan.cells.map(({ row, column }) => addressOf({ row, column })));
  const looks = looksOf(plan);
  const widths = fittedWidths(plan);
  const width = (column: number) => widths[column] ?? USUAL;
  const broken = new Map(
    longTexts(plan).map(({ area, lines }) => [addressOf(area), { ...area, lines }]),
  );
  const isFree = (row: number, column: number) =>
    column >= 0 && column < plan.printed.columns && !taken.has(addressOf({ row, column }));
  return plan.cells.flatMap(({ row, column }) => {
    const address = addressOf({ row, column });
    const look = looks.get(address) ?? {};
    const value = book.read(plan.name, address).values[0]![0];
    if (value == null || value === "" || row >= plan.printed.rows) return [];
    /** An error is one, however much of it is seen. */
    if (ERROR.test(String(value))) return [];
    const text = shownAs(value, look.numberFormat);
    const needed = look.wrap ? widestWord(text, lettering(look)) : textWidth(text, lettering(look));
    let room = width(column);
    const long = broken.get(address);
    if (long !== undefined) {
      const wide = widths.slice(column, column + long.columns).reduce((sum, one) => sum + one, 0);
      const lines = linesOf(text, wide, lettering(look));
      return lines <= long.lines ? [] : [`${plan.name}!${address}: "${text}" takes ${lines} lines`];
    }
    if (typeof value === "string" && !look.wrap) {
      const steps = look.align === "Right" ? [-1] : look.align === "Center" ? [] : [1];
      for (const step of steps) {
        for (let next = column + step; room < needed && isFree(row, next); next += step) {
          room += width(next) + BETWEEN;
        }
      }
    }
    if (needed <= room) return [];
    const figures = `needs ${needed.toFixed(1)}, has ${room.toFixed(1)}`;
    return [`${plan.name}!${address}: "${text}" ${figures}`];
  });
}

function lettering({ bold, size }: LookFormat) {
  return { bold: bold === true, ...(size === undefined ? {} : { size }) };
}

/** One over the other, as they are applied. */
function looksOf(plan: SheetPlan): Map<string, LookFormat> {
  const looks = new Map<string, LookFormat>();
  for (const { area, look } of plan.looks) {
    const format = formatOf(look, plan);
    for (let row = area.row; row < area.row + area.rows; row += 1) {
      for (let column = area.column; column < area.column + area.columns; column += 1) {
        const address = addressOf({ row, column });
        looks.set(address, { ...looks.get(address), ...format });
      }
    }
  }
  return looks;
}

function shownAs(value: string | number | boolean, format = "General"): string {
  if (typeof value !== "number") return String(value);
  /** Of a year or a score nothing is wider. */
  if (format.startsWith("[")) return format.includes("yyyy") ? "2000" : String(value);
  return helpers.formatValue(
    value,
    format === "General" ? { locale: ENGLISH } : { format, locale: ENGLISH },
  );
}
