import type { FunctionDefinition } from "../../src/functions/definition";
import { explain } from "../../src/functions/explain";
import { isFault } from "../../src/functions/fault";
import { EN_MESSAGES } from "../../src/i18n/en/messages";

/** A single value, a column, or a matrix; null is omitted. */
type Given = unknown;

/** Calls a definition; a fault is shown as its code and message. */
export function table(definition: FunctionDefinition, ...given: Given[]): unknown[][] {
  return definition.call(given.map(asArgument)).map((row) => row.map(shown));
}

export function value(definition: FunctionDefinition, ...given: Given[]): unknown {
  const result = table(definition, ...given);
  expect(result).toHaveLength(1);
  expect(result[0]).toHaveLength(1);
  return result[0]?.[0];
}

/** A blank cell, as Excel on the web sends it. */
export const BLANK = [[null]];

function asArgument(given: Given): unknown {
  if (given === null || given === undefined) return null;
  if (!Array.isArray(given)) return [[given]];
  return given.every(Array.isArray) ? given : given.map((cell: unknown) => [cell]);
}

function shown(cell: unknown): unknown {
  if (!isFault(cell)) return cell;
  const { code, message } = explain(cell, EN_MESSAGES);
  return message === undefined ? code : `${code} ${message}`;
}
