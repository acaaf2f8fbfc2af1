import type { Argument, Expr } from "../../../formula/expr";
import type { Reference } from "../../../formula/reference";
import { lookUpOf } from "../../../sheets/lookedUp";
import { areaOf, referencesIn, type SheetArea } from "../../../sheets/referencesIn";
import { parsed } from "../../../sheets/sheetRead";
import {
  formulaAt,
  isOneCell,
  span,
  valueAt,
  type CellPlace,
  type CellValue,
} from "../../../tournament/sheetCells";
import type { BookRead } from "../why";

/**
 * The cells that a cell's formula speaks of; of a column in which it looks for lines with a number only
 * those lines.
 */
export function formulaParts(
  book: BookRead,
  sheet: string,
  place: CellPlace,
): readonly SheetArea[] {
  const read = book.get(sheet);
  if (read == null) return [];
  const known = new Map<string, SheetArea>();
  const parts = partsOf(parsed(String(formulaAt(read.cells, place))), { book, sheet });
  for (const part of parts) known.set(JSON.stringify(part), part);
  return [...known.values()];
}

interface Where {
  readonly book: BookRead;
  readonly sheet: string;
}

function partsOf(expr: Expr | null, where: Where): readonly SheetArea[] {
  switch (expr?.kind) {
    case "call": {
      const chosen = chosenBy(expr, where);
      return chosen ?? expr.args.flatMap((arg) => partsOf(arg, where));
    }
    case "unary":
      return partsOf(expr.of, where);
    case "binary":
      return [...partsOf(expr.left, where), ...partsOf(expr.right, where)];
    default:
      return referencesIn(expr, where.sheet);
  }
}

/** null: the call chooses no lines by a number. */
function chosenBy(expr: Extract<Expr, { kind: "call" }>, where: Where): SheetArea[] | null {
  const lookUp = lookUpOf(expr);
  if (lookUp !== null) {
    const [first] = linesWith(lookUp.numbers, lookUp.number, where);
    return first === undefined ? [] : linesIn(lookUp.values, [first], where);
  }
  const [first = null, ...rest] = expr.args;
  if (expr.name === "INDEX") return atPlace(first, rest[0] ?? null, where);
  if (!CONDITIONAL.has(expr.name)) return null;
  const conditions = expr.name === "COUNTIFS" ? expr.args : rest;
  const [numbers = null, number = null] = conditions;
  if (numbers?.kind !== "reference" || number === null) return null;
  const lines = linesWith(numbers, number, where);
  const ranges = expr.args.filter((arg): arg is Reference => isRange(arg) && arg !== numbers);
  return ranges.flatMap((range) => linesIn(range, lines, where));
}

const CONDITIONAL: ReadonlySet<string> = new Set([
  ...["SUMIFS", "COUNTIFS", "AVERAGEIFS", "MINIFS", "MAXIFS"],
]);

function isRange(arg: Argument): arg is Reference {
  return arg?.kind === "reference" && arg.to !== null;
}

/** The line of a column that another cell tells. */
function atPlace(values: Argument, place: Argument, where: Where): SheetArea[] | null {
  if (values?.kind !== "reference" || place?.kind !== "reference") return null;
  const line = valueOf(place, where);
  return typeof line === "number" ? linesIn(values, [line - 1], where) : [];
}

/** Which lines of a column have a number, counted from its first. */
function linesWith(numbers: Reference, number: Expr, where: Where): readonly number[] {
  const sought = number.kind === "reference" ? valueOf(number, where) : constantOf(number);
  const [area] = areaOf(numbers);
  const read = where.book.get(numbers.sheet ?? where.sheet);
  if (area === undefined || read == null || sought === null || sought === "") return [];
  return span(0, area.rows).filter(
    (line) => valueAt(read.cells, { row: area.row + line, column: area.column }) === sought,
  );
}

function constantOf(expr: Expr): number | null {
  return expr.kind === "number" ? expr.value : null;
}

function valueOf(reference: Reference, { book, sheet }: Where): CellValue | null {
  const [area] = areaOf(reference);
  const read = book.get(reference.sheet ?? sheet);
  return area === undefined || read == null || !isOneCell(area) ? null : valueAt(read.cells, area);
}

/** Lines that follow each other are one part. */
function linesIn(values: Reference, lines: readonly number[], { sheet }: Where): SheetArea[] {
  const [area] = areaOf(values);
  if (area === undefined) return [];
  const parts: { row: number; rows: number }[] = [];
  for (const line of lines) {
    const [row, last] = [area.row + line, parts.at(-1)];
    if (last !== undefined && last.row + last.rows === row) last.rows += 1;
    else parts.push({ row, rows: 1 });
  }
  return parts.map((part) => ({ sheet: values.sheet ?? sheet, area: { ...area, ...part } }));
}
