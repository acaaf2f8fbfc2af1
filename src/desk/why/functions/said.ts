import { CellError } from "../../../functions/cell";
import type { FunctionDefinition } from "../../../functions/definition";
import type { Outcome } from "../../../functions/outcome";
import { explain } from "../../../functions/explain";
import { isFault, type Fault } from "../../../functions/fault";
import type { Typed, TypedCall } from "../../../formula/typed/typed";
import type { WhyTexts } from "../../../i18n/why";
import { cutText } from "../../../rules/cutText";
import { isDay } from "../../../rules/day";
import { LAST_YEAR } from "../../../sheets/dateSystem";
import { addressOf } from "../../../tournament/sheetCells";
import type { Args } from "../formula/evaluation";
import { first, type Grid } from "../formula/values";
import { errorText, type WhyLanguage } from "../whyTexts";

interface CalledWith {
  readonly args: Args;
  readonly definition: FunctionDefinition;
  readonly sheet: string;
}

/** What is wrong with a function's input, in the words of the function's own message. */
export function faultTexts(
  fault: Fault,
  call: TypedCall,
  called: CalledWith,
  { messages, why }: WhyLanguage,
): readonly string[] {
  const { message } = explain(fault, messages);
  const own = message === undefined ? [] : [message];
  if (!(fault instanceof CellError)) return own;
  const where = errorPlace(call, called);
  const meaning = errorText(why, fault.code);
  return [
    ...own,
    ...(where === null ? [] : [why.errorFrom(fault.code, where)]),
    ...(meaning === null ? [] : [meaning]),
  ];
}

/** The cell that an error came from, or the argument as it was typed. */
function errorPlace(call: TypedCall, { args, sheet }: CalledWith): string | null {
  for (const [index, arg] of call.args.entries()) {
    const grid = args[index] ?? null;
    const row = grid?.findIndex((cells) => cells.some(isError)) ?? -1;
    if (arg === null || grid === null || row === -1) continue;
    const column = grid[row]?.findIndex(isError) ?? 0;
    return placeIn(arg, row, column, sheet);
  }
  return null;
}

function isError(cell: unknown): boolean {
  return cell instanceof CellError;
}

function placeIn(arg: Typed, row: number, column: number, sheet: string): string {
  if (arg.kind !== "cells") return arg.source;
  const address = addressOf({ row: arg.area.row + row, column: arg.area.column + column });
  return arg.sheet === null || arg.sheet === sheet ? address : `${arg.sheet}!${address}`;
}

/** More than anybody mends at once. */
const MOST_ELEMENTS = 3;

/** The cells of an array that cannot be calculated: Excel may show one error for all of them. */
export function wholeArrayTexts(
  result: readonly (readonly Outcome[])[],
  language: WhyLanguage,
  own: Outcome | null,
): readonly string[] {
  const { why, messages } = language;
  if (result.length * (result[0]?.length ?? 0) < 2) return [];
  const faults = result.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (isFault(cell) ? [{ cell, row, column }] : [])),
  );
  if (faults.length < 1 || (faults.length === 1 && own !== null)) return [];
  const lines = faults.slice(0, MOST_ELEMENTS).map(({ cell, row, column }) => {
    const { code, message } = explain(cell, messages);
    return why.element(row + 1, column + 1, message ?? code);
  });
  const more = faults.length - MOST_ELEMENTS;
  return [why.wholeArray, ...lines, ...(more > 0 ? [why.moreElements(more)] : [])];
}

/** What a function does that has no steps to tell, and what it was given. */
export function aboutFunction(
  { name, parameters }: FunctionDefinition,
  args: Args,
  { functions, why }: WhyLanguage,
): readonly string[] {
  const text = functions[name];
  if (text === undefined) return [];
  const given = parameters.flatMap((parameter, index) => {
    const grid = args[index] ?? null;
    if (grid === null) return [];
    const value = valueText(parameter.name, grid, why);
    return [why.argument(parameter.name, text.parameters[parameter.name] ?? "", value)];
  });
  return [text.description, text.details, ...given];
}

const DAYS: readonly string[] = ["birth", "on", "date", "end", "edition"];
/** Lower numbers are years and ids. */
const FIRST_DAY = 30_000;

/** Whether one of a function's days is given as a day, and not as a year. */
export function takesDays({ parameters }: FunctionDefinition, args: Args): boolean {
  return parameters.some(
    ({ name }, index) => DAYS.includes(name) && args[index]?.flat().some(isNumberOfDay) === true,
  );
}

function isNumberOfDay(value: unknown): boolean {
  return typeof value === "number" && value > LAST_YEAR;
}

function valueText(parameter: string, grid: Grid, why: WhyTexts): string {
  const value = first(grid);
  const text = shownValue(value, why);
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  if (rows * columns > 1) return why.cells(rows, columns, text);
  const isDate = DAYS.includes(parameter) && isDay(value) && value >= FIRST_DAY;
  return isDate ? why.day(value) : text;
}

function shownValue(value: unknown, why: WhyTexts): string {
  if (typeof value === "string" && value !== "") return why.quoted(cutText(value, LONGEST));
  return typeof value === "number" || typeof value === "boolean"
    ? why.value(value)
    : why.value(null);
}

/** Of a long text the beginning is enough to know it by. */
const LONGEST = 40;
