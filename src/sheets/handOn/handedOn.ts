import type { Expr } from "../../formula/expr";
import { hasPart, replaced } from "../../formula/replaced";
import type { Reference } from "../../formula/reference";
import { calendarDate } from "../../rules/day";
import { isDateFormat } from "../../tournament/resultCell";
import {
  cellAt,
  contains,
  formulaAt,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type CellValue,
} from "../../tournament/sheetCells";
import { cellFormula } from "../cellFormula";
import { written } from "../content";
import { parsed, type SheetRead } from "../sheetRead";
import { plainFormula, type TablesOf } from "./plainFormula";

/** What stands in a copy in place of formulas. */
export type HandOnStyle = "plain" | "values";

/** A sheet that is copied, with what the copies of all of them are to be. */
export interface Handing {
  readonly style: HandOnStyle;
  /** Names of the copies, by the sheets that are copied. */
  readonly copies: ReadonlyMap<string, string>;
  readonly tablesOf: TablesOf;
  /** What the sheets say of their own formulas, and what is said instead. */
  readonly sentences: readonly (readonly [said: string, instead: string])[];
}

/** A cell of a copy that differs from what was copied. */
export interface HandedCell extends CellPlace {
  readonly content: string | number | boolean;
  /** Where a date has become a year. */
  readonly isYear?: true;
  /** A number that is a day, counted from 1900. */
  readonly isDay?: true;
}

/** The days of birth, on every sheet that has any. */
const BIRTH = "Born";
/** Years are smaller numbers than days. */
const LAST_YEAR = 9_999;

/** What is to be written into the copy of a sheet: nothing of the add-in, no day of birth. */
export function handedOn(sheet: string, read: SheetRead, handing: Handing): HandedCell[] {
  const { cells, names } = read;
  const { row, column, rows, columns } = cells.area;
  const births = names.own.get(BIRTH) ?? null;
  return span(row, rows).flatMap((at) =>
    span(column, columns).flatMap((of) => {
      const cell = handedCell({ row: at, column: of }, read, births, handing, sheet);
      return cell ?? [];
    }),
  );
}

function handedCell(
  place: CellPlace,
  { cells }: SheetRead,
  births: Area | null,
  handing: Handing,
  sheet: string,
): HandedCell | null {
  const value = valueAt(cells, place);
  if (births !== null && contains(births, place) && isDayOfBirth(value)) {
    return { ...place, content: yearOfBirth(value), isYear: true };
  }
  const formula = formulaAt(cells, place);
  if (typeof formula !== "string" || !formula.startsWith("=")) {
    const said = sentenceInstead(textAt(cells, place), handing);
    return said === null ? null : { ...place, content: written(said) };
  }
  const plain = handing.style === "values" ? null : plainOf(formula, births, handing, sheet);
  if (plain === formula) return null;
  if (plain !== null) return { ...place, content: plain };
  const isDay = typeof value === "number" && isDateFormat(cellAt(cells, place).format);
  return { ...place, content: asValue(value), ...(isDay && { isDay }) };
}

/** A day may stand there as a text: 3.5.1980. */
function isDayOfBirth(value: CellValue): value is number | string {
  return typeof value === "number" ? value > LAST_YEAR : /\d/.test(String(value));
}

function yearOfBirth(value: number | string): number | string {
  if (typeof value === "number") return calendarDate(value).year;
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(value) ?? [];
  return year === undefined ? "" : Number(year);
}

function sentenceInstead(text: string, { sentences }: Handing): string | null {
  const found = sentences.find(([said]) => text.includes(said));
  return found === undefined ? null : text.replace(found[0], found[1]);
}

/** Null where only the value can be handed on. */
function plainOf(
  formula: string,
  births: Area | null,
  { copies, tablesOf }: Handing,
  sheet: string,
): string | null {
  const expr = parsed(formula);
  if (expr === null || (births !== null && speaksOf(expr, births, sheet))) return null;
  if (leadsAway(expr, copies)) return null;
  const plain = plainFormula(expr, tablesOf);
  if (plain === null) return null;
  const moved = replaced(plain, (part) =>
    part.kind === "reference" && part.sheet !== null
      ? { ...part, sheet: copies.get(part.sheet) ?? part.sheet }
      : part,
  );
  return printed(moved);
}

/** To a sheet that does not go along. */
function leadsAway(expr: Expr, copies: Handing["copies"]): boolean {
  return hasPart(
    expr,
    (part) => part.kind === "reference" && part.sheet !== null && !copies.has(part.sheet),
  );
}

/** Null where it has become longer than Excel takes. */
function printed(expr: Expr): string | null {
  try {
    return cellFormula(expr).formula;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A formula that takes a day of birth would calculate otherwise with the year. */
function speaksOf(expr: Expr, births: Area, sheet: string): boolean {
  return hasPart(
    expr,
    (part) =>
      part.kind === "reference" &&
      (part.sheet === null || part.sheet === sheet) &&
      touches(part, births),
  );
}

function touches({ row, column, to }: Reference, area: Area): boolean {
  const last = to ?? { row, column };
  if (!("at" in row) || !("at" in last.row)) return true;
  return (
    row.at < area.row + area.rows &&
    last.row.at >= area.row &&
    column.at < area.column + area.columns &&
    last.column.at >= area.column
  );
}

/** Errors are written as they are shown, and become what they were. */
const ERROR = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A)$/;

function asValue(value: CellValue): string | number | boolean {
  if (typeof value !== "string" || ERROR.test(value)) return value;
  return written(value);
}
