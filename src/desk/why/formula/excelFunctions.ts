import { CellError } from "../../../functions/cell";
import { calendarDate, dayOf } from "../../../rules/day";
import { halfAwayFromZero } from "../../../rules/rounding";
import { asNumber, eachOf, one, type Grid } from "./values";

type ExcelFunction = (args: readonly (Grid | null)[]) => Grid | CellError;

const WRONG = new CellError("#VALUE!");

/** What people put around the functions of the add-in; anything else is said not to be explained. */
export function excelFunctions(behind: number): ReadonlyMap<string, ExcelFunction> {
  return new Map([...OF_VALUES, ...ofDays(behind)]);
}

/** As a workbook counts its days. */
function ofDays(behind: number): readonly (readonly [string, ExcelFunction])[] {
  const dateOf = (day: number) => calendarDate(Math.floor(day) + behind);
  return [
    ["DATE", numeric(3, (year, month, day) => dayOf(year, month, day) - behind)],
    ["YEAR", numeric(1, (day) => dateOf(day).year)],
    ["MONTH", numeric(1, (day) => dateOf(day).month)],
    ["DAY", numeric(1, (day) => dateOf(day).day)],
  ];
}

const OF_VALUES: readonly (readonly [string, ExcelFunction])[] = [
  ["ROUND", numeric(2, (value, places) => halfAwayFromZero(value * 10 ** places) / 10 ** places)],
  ["ABS", numeric(1, Math.abs)],
  ["INT", numeric(1, Math.floor)],
  ["SUM", ofNumbers((all) => sumOf(all))],
  [
    "AVERAGE",
    ofNumbers((all) => (all.length === 0 ? new CellError("#DIV/0!") : sumOf(all) / all.length)),
  ],
  ["MAX", ofNumbers((all) => all.reduce((most, each) => Math.max(most, each), all[0] ?? 0))],
  ["MIN", ofNumbers((all) => all.reduce((least, each) => Math.min(least, each), all[0] ?? 0))],
  ["COUNT", (args) => one(cellsOf(args).filter((cell) => typeof cell === "number").length)],
  ["NOT", ([value]) => (value ? eachOf([value], (of) => !isTrue(of)) : WRONG)],
  ["AND", ofTruths((all) => all.every(isTrue))],
  ["OR", ofTruths((all) => all.some(isTrue))],
  ["TRANSPOSE", ([grid]) => (grid ? transposed(grid) : WRONG)],
];

export function isTrue(value: unknown): boolean {
  return typeof value === "string" ? value.toUpperCase() === "TRUE" : Boolean(value);
}

function numeric(count: number, of: (...values: number[]) => number): ExcelFunction {
  return (args) => {
    const grids = Array.from({ length: count }, (_, index) => args[index] ?? one(0));
    return eachOf(grids, (...values) => {
      const numbers = values.map(asNumber);
      return numbers.includes(null) ? WRONG : of(...numbers.map(Number));
    });
  };
}

/** Texts and blanks of a range are passed over, errors are not. */
function ofNumbers(of: (all: readonly number[]) => number | CellError): ExcelFunction {
  return (args) => {
    const cells = cellsOf(args);
    const error = cells.find((cell) => cell instanceof CellError);
    if (error !== undefined) return error;
    const result = of(cells.filter((cell) => typeof cell === "number"));
    return result instanceof CellError ? result : one(result);
  };
}

/** Other texts and blanks are passed over; where nothing is left there is no truth. */
function ofTruths(of: (all: readonly unknown[]) => boolean): ExcelFunction {
  return (args) => {
    const cells = cellsOf(args);
    const error = cells.find((cell) => cell instanceof CellError);
    if (error !== undefined) return error;
    const all = cells.filter(hasTruth);
    return all.length === 0 ? WRONG : one(of(all));
  };
}

function hasTruth(cell: unknown): boolean {
  if (typeof cell === "string") return /^(?:true|false)$/i.test(cell);
  return typeof cell === "number" || typeof cell === "boolean";
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}

function cellsOf(args: readonly (Grid | null)[]): unknown[] {
  return args.flatMap((grid) => grid?.flat() ?? []);
}

function transposed(grid: Grid): Grid {
  const columns = Array.from({ length: grid[0]?.length ?? 0 }, (_, column) => column);
  return columns.map((column) => grid.map((row) => row[column]));
}
