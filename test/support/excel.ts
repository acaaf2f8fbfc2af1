import { createContext, runInContext } from "node:vm";
import { withoutLaterBuiltIns } from "../../src/workbench/engine/engineOf2016";
import { builtFile } from "./built";

/** CustomFunctions.Error as the functions see it. */
class ExcelError extends Error {
  readonly basicValue: string;
  readonly type = "Error";
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
    this.basicValue = code;
  }
}

export interface ErrorCell {
  readonly code: string;
  readonly message: string;
}

export type ResultCell = number | string | boolean | ErrorCell;
type ExcelFunction = (...values: unknown[]) => unknown;

/** The built functions in a script engine of 2016 that has nothing but CustomFunctions. */
export interface Excel {
  readonly ids: readonly string[];
  /** Arguments as Excel sends them: matrices, or null where omitted. */
  call(id: string, ...values: unknown[]): ResultCell[][];
  /** Exactly what the function gave back; an error of one cell is thrown. */
  raw(id: string, ...values: unknown[]): unknown;
  /** The same, an error of one cell among it. */
  answer(id: string, ...values: unknown[]): unknown;
}

export function loadFunctions(file = "dist/functions.js"): Excel {
  const associated = new Map<string, ExcelFunction>();
  const associate = (id: string, fn: ExcelFunction) => associated.set(id, fn);
  const context = createContext({ CustomFunctions: { associate, Error: ExcelError } });
  withoutLaterBuiltIns(runInContext("this", context) as object);
  runInContext(builtFile(file), context);
  const raw = (id: string, ...values: unknown[]): unknown => {
    const fn = associated.get(id);
    if (fn === undefined) throw new Error(`${id} is not associated`);
    return fn(...values, { functionName: id, address: "Sheet1!A1" });
  };
  const answer = (id: string, ...values: unknown[]) => caught(() => raw(id, ...values));
  return {
    ids: [...associated.keys()],
    raw,
    answer,
    /** Lists of that engine's own are copied: they know less than those of this one. */
    call: (id, ...values) =>
      Array.from(answer(id, ...values) as unknown[][], (row) => Array.from(row, resultCell)),
  };
}

function caught(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (error instanceof ExcelError) return [[error]];
    throw error;
  }
}

function resultCell(cell: unknown): ResultCell {
  if (cell instanceof ExcelError) return { code: cell.code, message: cell.message };
  return cell as ResultCell;
}

export const column = (values: readonly unknown[]): unknown[][] => values.map((value) => [value]);
export const row = (values: readonly unknown[]): unknown[][] => [[...values]];
export const cell = (value: unknown): unknown[][] => [[value]];

/** The code of an error, else the value. */
export const codeOrValue = (value: ResultCell | undefined) =>
  typeof value === "object" ? value.code : value;
