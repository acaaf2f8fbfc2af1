import { ALL_FUNCTIONS } from "../../../src/functions/all";
import { explain } from "../../../src/functions/explain";
import { isFault } from "../../../src/functions/fault";
import type { Outcome } from "../../../src/functions/outcome";
import { EN_MESSAGES } from "../../../src/i18n/en/messages";
import {
  ExcelError,
  gridOf,
  isError,
  isGrid,
  NotKnown,
  type Grid,
  type Scalar,
  type Value,
} from "./value";

const FUNCTIONS = new Map(ALL_FUNCTIONS.map((definition) => [definition.name, definition]));

/** FIDE.* by the functions' own definitions; a blank cell is 0, as Excel on the desktop sends it. */
export function addin(name: string, values: readonly (Value | undefined)[]): Value {
  const definition = FUNCTIONS.get(name);
  if (definition === undefined) throw new NotKnown(`what FIDE.${name} calculates`);
  if (values.length > definition.parameters.length) {
    throw new RangeError(`FIDE.${name} takes ${definition.parameters.length} arguments`);
  }
  const sent = definition.parameters.map((_, index) => asSent(values[index]));
  const result = definition.call(sent).map((row) => row.map(asReceived));
  return result.length === 1 && result[0]!.length === 1 ? result[0]![0]! : gridOf(result);
}

function asSent(value: Value | undefined): unknown {
  if (value === undefined) return null;
  return isGrid(value) ? rowsOf(value) : [[cellAsSent(value)]];
}

function rowsOf({ rows, columns, at }: Grid): unknown[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cellAsSent(at(row, column))),
  );
}

function cellAsSent(value: Scalar): unknown {
  if (isError(value)) return { type: "Error", basicType: "Error", basicValue: value.code };
  return value ?? 0;
}

function asReceived(outcome: Outcome): Scalar {
  return isFault(outcome) ? ExcelError.of(explain(outcome, EN_MESSAGES).code) : outcome;
}
