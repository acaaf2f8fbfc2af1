import type { Messages } from "./messages";
import type { FunctionDefinition, Outcome } from "./definition";
import { explain } from "./explain";
import { Problem, type Fault } from "./fault";

/** A cell of a result as Excel takes it. */
type ExcelCell = number | string | boolean | CustomFunctions.Error;

/** Codes come from the cells too, so they are texts: the enum's members are the same texts. */
type ExcelErrorConstructor = new (code: string, message?: string) => CustomFunctions.Error;

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
    try {
      const outcome = definition.call(values);
      return outcome.map((row) => row.map((cell) => excelCell(cell, messages)));
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      return [[excelError(new Problem("unexpected", { what }), messages)]];
    }
  };
}

function excelCell(cell: Outcome, messages: Messages): ExcelCell {
  if (typeof cell !== "object") return cell;
  return excelError(cell, messages);
}

function excelError(fault: Fault, messages: Messages): CustomFunctions.Error {
  const { code, message } = explain(fault, messages);
  return new (CustomFunctions.Error as ExcelErrorConstructor)(code, message);
}
