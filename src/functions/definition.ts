import { broadcast, readColumn } from "./broadcast";
import { isFault, type Fault } from "./fault";
import { toArgument } from "./cell";
import type { Parameter, WholeParameter } from "./parameters";

/** What a cell of a result shows. */
type Value = number | string | boolean;
export type Outcome = Value | Fault;

/** A FIDE.* function: its arguments as data, and what it makes of them. */
export interface FunctionDefinition {
  /** Kept for ever in workbooks. */
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** One result over a range, or a table. */
  readonly kind: "elementwise" | "whole";
  readonly call: (values: readonly unknown[]) => Outcome[][];
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
): FunctionDefinition {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly Parameter<unknown>[];
  const call = (values: readonly unknown[]) => {
    const columns = parameters.map((parameter, index) =>
      readColumn(parameter, toArgument(values[index])),
    );
    return broadcast(columns, (row) => compute(...(row as unknown as A)));
  };
  return { id, name, parameters, kind: "elementwise", call };
}

/** A function of whole ranges. */
export function whole<A extends readonly unknown[]>(
  definition: Names & {
    readonly parameters: WholeParameters<A>;
    readonly compute: (...values: A) => Outcome | Outcome[][];
  },
): FunctionDefinition {
  const { name, id = name, compute } = definition;
  const parameters = definition.parameters as readonly WholeParameter<unknown>[];
  const call = (values: readonly unknown[]) => {
    const read: unknown[] = [];
    for (const [index, parameter] of parameters.entries()) {
      const value = parameter.read(toArgument(values[index]));
      if (isFault(value)) return [[value]];
      read.push(value);
    }
    const result = compute(...(read as unknown as A));
    return Array.isArray(result) ? result : [[result]];
  };
  return { id, name, parameters, kind: "whole", call };
}
