import { addFunction, registries, type FunctionResultObject } from "@odoo/o-spreadsheet";
import type { CustomFunctionsHost } from "./customFunctionsHost";
import type { Strictness } from "./strictness";

/** What the workbench reads of functions.json. */
export interface FunctionsMetadata {
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly description: string;
      readonly optional?: boolean;
    }[];
  }[];
}

/** How a blank cell is sent: 0 as on the desktop, null as on the web. */
export type BlankAs = 0 | null;

/** What each model hands to its formulas: the registry of functions is one for all models. */
export interface Bridge {
  readonly call: CustomFunctionsHost["call"];
  readonly blank: BlankAs;
  readonly strict?: Strictness;
}

interface EvaluationContext {
  readonly bridge: Bridge;
}

type Cell = FunctionResultObject | null | undefined;
type Argument = Cell | Cell[][];

const NAMESPACE = "FIDE";

/** Makes the functions known to the engine, with their help. */
export function addFideFunctions({ functions }: FunctionsMetadata): void {
  for (const { id, name, description, parameters } of functions) {
    addFunction(`${NAMESPACE}.${name}`, {
      description,
      category: NAMESPACE,
      isExported: true,
      args: parameters.map((parameter) => ({
        name: parameter.name,
        description: parameter.description,
        type: ["ANY", "RANGE<ANY>"],
        optional: parameter.optional === true,
        acceptMatrix: true,
        acceptErrors: true,
      })),
      compute(...values) {
        const { bridge } = this as unknown as EvaluationContext;
        const sent = parameters.map((_, index) => asSent(values[index] as Argument, bridge.blank));
        const answered = called(bridge, id, sent);
        const taken = bridge.strict?.has("codes") === true ? withExcelsCodes(answered) : answered;
        return asMatrix(bridge.strict?.has("collapse") === true ? collapsed(taken) : taken);
      },
    });
  }
}

/** Excel sends matrices by rows, the engine holds them by columns; an omitted argument is null. */
function asSent(argument: Argument, blank: BlankAs): unknown {
  if (argument === null || argument === undefined) return null;
  if (!Array.isArray(argument)) return [[cellAsSent(argument, blank)]];
  return transposed(argument).map((row) => row.map((cell) => cellAsSent(cell, blank)));
}

function cellAsSent(cell: Cell, blank: BlankAs): unknown {
  const value = cell?.value ?? null;
  if (value === null) return blank;
  const isError = typeof value === "string" && registries.errorTypes.has(value);
  return isError ? { type: "Error", basicType: "Error", basicValue: value } : value;
}

/** An error that is thrown shows with its words; whatever else is thrown is a bare #VALUE!, as in Excel. */
function called(bridge: Bridge, id: string, values: readonly unknown[]): unknown {
  try {
    return bridge.call(id, values);
  } catch (thrown) {
    return isExcelError(thrown) ? thrown : { code: WRONG_VALUE, message: "" };
  }
}

/** Known by its code: it may come from another frame. */
function isExcelError(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "code" in thrown;
}

/** Excel may make one error of all, without words: 2174 of its list of issues. */
function collapsed(result: unknown): unknown {
  const cells = Array.isArray(result) ? (result as unknown[][]).flat() : [];
  return cells.length > 1 && cells.some(isExcelError) ? { code: WRONG_VALUE, message: "" } : result;
}

const WRONG_VALUE = "#VALUE!";

/** Those that a function of an add-in can give back. */
const CODES = new Set([WRONG_VALUE, "#N/A", "#DIV/0!", "#NUM!", "#NULL!"]);

function withExcelsCodes(result: unknown): unknown {
  if (Array.isArray(result)) return (result as unknown[]).map(withExcelsCodes);
  if (!isExcelError(result)) return result;
  const { code } = result as { readonly code: string };
  return CODES.has(code) ? result : { code: WRONG_VALUE, message: "" };
}

function asMatrix(result: unknown): FunctionResultObject[][] {
  const rows = Array.isArray(result) ? (result as unknown[][]) : [[result]];
  return transposed(rows).map((column) => column.map(cellOfResult));
}

/** Errors are known by their code: they may come from another frame. */
function cellOfResult(value: unknown): FunctionResultObject {
  if (typeof value !== "object" || value === null) return { value } as FunctionResultObject;
  const { code, message } = value as { readonly code: string; readonly message: string };
  return { value: code, message };
}

function transposed<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] as T));
}
