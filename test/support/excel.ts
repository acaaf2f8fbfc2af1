import { createContext, runInContext } from "node:vm";
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

/** The built functions in a script engine that has nothing but CustomFunctions. */
export interface Excel {
  readonly ids: readonly string[];
  /** Arguments as Excel sends them: matrices, or null where omitted. */
  call(id: string, ...values: unknown[]): ResultCell[][];
  /** Exactly what the function gave back. */
  raw(id: string, ...values: unknown[]): unknown;
}

export function loadFunctions(file = "dist/functions.js"): Excel {
  const associated = new Map<string, ExcelFunction>();
  const associate = (id: string, fn: ExcelFunction) => associated.set(id, fn);
  const context = createContext({ CustomFunctions: { associate, Error: ExcelError } });
  runInContext(builtFile(file), context);
  const raw = (id: string, ...values: unknown[]): unknown => {
    const fn = associated.get(id);
    if (fn === undefined) throw new Error(`${id} is not associated`);
    return fn(...values, { functionName: id, address: "Sheet1!A1" });
  };
  return {
    ids: [...associated.keys()],
    raw,
    call: (id, ...values) => (raw(id, ...values) as unknown[][]).map((row) => row.map(resultCell)),
  };
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
