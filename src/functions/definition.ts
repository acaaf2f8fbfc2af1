import { broadcast, readColumn, valuesAt } from "./broadcast";
import { isFault, type Fault } from "./fault";
import { toArgument } from "./cell";
import type { Outcome } from "./outcome";
import type { Parameter, WholeParameter } from "./parameters";

/** A cell of a result, counted from 0. */
export interface ResultPlace {
  readonly row: number;
  readonly column: number;
}

/** A FIDE.* function: its arguments as data, and what it makes of them. */
export interface FunctionDefinition<A extends readonly unknown[] = readonly unknown[]> {
  /** Kept for ever in workbooks. */
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** One result over a range, or a table. */
  readonly kind: "elementwise" | "whole";
  readonly call: (values: readonly unknown[]) => Outcome[][];
  /** The arguments as they are read for one cell of the result, or what the cell shows instead. */
  readonly read: (values: readonly unknown[], place: ResultPlace) => A | Outcome;
}

interface Names {
  readonly name: string;
  /** Where it is not the name: ids want three characters at least. */
  readonly id?: string;
}

type Parameters<A extends readonly unknown[]> = { readonly [I in keyof A]: Parameter<A[I]> };
type WholeParameters<A extends readonly unknown[]> = {
  readonly [I in keyof A]: WholeParameter<A[I]>;
};

/** A function of single values that ranges are combined for, as Excel's operators do. */
export function elementwise<A extends readonly unknown[]>(
  definition: Names & {
    readonly parameters: Parameters<A>;
    readonly compute: (...values: A) => Outcome;
  },
): FunctionDefinition<A> {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly Parameter<unknown>[];
  const columnsOf = (values: readonly unknown[]) =>
    parameters.map((parameter, index) => readColumn(parameter, toArgument(values[index])));
  const call = (values: readonly unknown[]) =>
    broadcast(columnsOf(values), (row) => compute(...(row as unknown as A)));
  const read = (values: readonly unknown[], { row, column }: ResultPlace) =>
    valuesAt(columnsOf(values), row, column) as A | Outcome;
  return { id, name, parameters, kind: "elementwise", call, read };
}

/** A function of whole ranges. */
export function whole<A extends readonly unknown[]>(
  definition: Names & {
    readonly parameters: WholeParameters<A>;
    readonly compute: (...values: A) => Outcome | Outcome[][];
  },
): FunctionDefinition<A> {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly WholeParameter<unknown>[];
  const read = (values: readonly unknown[]): A | Fault => {
    const found: unknown[] = [];
    for (const [index, parameter] of parameters.entries()) {
      const value = parameter.read(toArgument(values[index]));
      if (isFault(value)) return value;
      found.push(value);
    }
    return found as unknown as A;
  };
  const call = (values: readonly unknown[]) => {
    const found = read(values);
    if (isFault(found)) return [[found]];
    const result = compute(...found);
    return Array.isArray(result) ? result : [[result]];
  };
  return { id, name, parameters, kind: "whole", call, read };
}
