import { at } from "../rules/at";
import { readableText } from "../rules/cutText";

/** An error that came in with a cell and goes out as it is. */
export class CellError {
  constructor(readonly code: string) {}
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What a cell holds; null is a blank one. */
export type Cell = number | string | boolean | null | CellError;

/** An argument as its cells, still as they came; null was omitted. */
export type Argument = readonly (readonly unknown[])[] | null;

interface RichValue {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly code?: unknown;
  readonly basicType?: unknown;
  readonly basicValue?: unknown;
}

/**
 * Excel hands over plain values, and rich ones as objects with a basic value; a linked data type
 * has none that could be used, and stands for its text. Errors come as
 * `CustomFunctions.Error` or as data: they are known by their code, never by `instanceof`,
 * because they may stem from another frame.
 */
export function toCell(raw: unknown): Cell {
  if (typeof raw === "number" || typeof raw === "boolean") return raw;
  if (typeof raw === "string") return readableText(raw);
  if (raw === null || raw === undefined) return null;
  const { type, text, code, basicType, basicValue } = raw as RichValue;
  if (type === "Empty") return null;
  if (typeof code === "string") return new CellError(code);
  if (type === "Error") return new CellError(String(basicValue));
  const isPlain = basicValue !== undefined && basicType !== "Error";
  return isPlain ? toCell(basicValue) : readableText(String(text ?? type));
}

/**
 * An omitted argument arrives as a bare null, a blank cell as [[0]] or [[null]]. A bare object
 * that is no rich value is Excel's invocation object, where fewer arguments were sent.
 */
export function toArgument(raw: unknown): Argument {
  if (raw === null || raw === undefined) return null;
  if (!Array.isArray(raw)) return isInvocation(raw) ? null : [[raw]];
  const rows: readonly unknown[] = raw;
  const grid = rows.every(Array.isArray) ? (rows as readonly unknown[][]) : [rows];
  return grid[0] === undefined || grid[0].length === 0 ? null : grid;
}

export function sizeOf(cells: NonNullable<Argument>): Size {
  return { rows: cells.length, columns: at(cells, 0).length };
}

function isInvocation(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && !("basicValue" in raw || "code" in raw);
}
