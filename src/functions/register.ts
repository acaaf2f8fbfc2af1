import type { Messages } from "./messages";
import type { FunctionDefinition } from "./definition";
import type { Outcome } from "./outcome";
import { explain } from "./explain";
import { isFault, Problem, type Fault } from "./fault";

/** A cell of a result as Excel takes it. */
type ExcelCell = number | string | boolean | CustomFunctions.Error;

/** Codes come from the cells too, so they are texts: the enum's members are the same texts. */
type ExcelError = CustomFunctions.Error & Error;
type ExcelErrorConstructor = new (code: string, message?: string) => ExcelError;

/** Hands every function to Excel, in one language. */
export function register(functions: readonly FunctionDefinition[], messages: Messages): void {
  for (const definition of functions) {
    CustomFunctions.associate(definition.id, excelFunction(definition, messages));
  }
}

/**
 * Excel appends an invocation object to the arguments: only the described ones are looked at.
 * An unforeseen exception would be a bare #VALUE!, so it is explained too.
 */
function excelFunction(definition: FunctionDefinition, messages: Messages) {
  return (...values: unknown[]): ExcelCell[][] => {
    const outcome = outcomeOf(definition, values);
    const fault = singleFault(outcome);
    if (fault !== null) throw excelError(fault, messages);
    return excelCells(outcome, messages);
  };
}

function outcomeOf(definition: FunctionDefinition, values: readonly unknown[]): Outcome[][] {
  try {
    return definition.call(values);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [[new Problem("unexpected", { what })]];
  }
}

/** An error of one cell is thrown: the form that every version of Excel shows with its words. */
function singleFault([first, ...more]: Outcome[][]): Fault | null {
  const [cell] = first ?? [];
  return more.length === 0 && first?.length === 1 && isFault(cell) ? cell : null;
}

/** Where nothing is at fault the cells go out as they are: none of 100,000 rows is made twice. */
function excelCells(outcome: Outcome[][], messages: Messages): ExcelCell[][] {
  if (areValues(outcome)) return outcome;
  return outcome.map((row) =>
    row.map((cell) => (isValue(cell) ? cell : excelError(cell, messages))),
  );
}

function areValues(outcome: Outcome[][]): outcome is Exclude<Outcome, Fault>[][] {
  for (const row of outcome) for (const cell of row) if (!isValue(cell)) return false;
  return true;
}

function isValue(cell: Outcome): cell is Exclude<Outcome, Fault> {
  return typeof cell !== "object";
}

function excelError(fault: Fault, messages: Messages): ExcelError {
  const { code, message } = explain(fault, messages);
  return new (CustomFunctions.Error as ExcelErrorConstructor)(code, message);
}
