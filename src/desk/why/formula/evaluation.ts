import { ALL_FUNCTIONS } from "../../../functions/all";
import { CellError } from "../../../functions/cell";
import type { FunctionDefinition } from "../../../functions/definition";
import { codeOf } from "../../../functions/explain";
import { isFault } from "../../../functions/fault";
import type { Typed, TypedArea, TypedCall } from "../../../formula/typed/typed";
import { excelFunctions, isTrue } from "./excelFunctions";
import { operated } from "./operators";
import { eachOf, first, NotExplained, one, type Grid } from "./values";

/** The cells of an area as functions are given them; null: they are not read. */
export type CellsOf = (sheet: string | null, area: TypedArea) => Grid | null;

/** Arguments as a function gets them; null: left out. */
export type Args = readonly (Grid | null)[];

const NAMESPACE = "FIDE.";
/** In front of the name where Excel has a file from somewhere without the add-in. */
const STORED = "_XLDUDF_";

const BY_NAME: ReadonlyMap<string, FunctionDefinition> = new Map(
  ALL_FUNCTIONS.flatMap((definition) =>
    [definition.name, definition.id].map((name) => [name, definition] as const),
  ),
);

/** The function of the add-in that a name in a formula stands for. */
export function definitionOf(name: string): FunctionDefinition | null {
  const upper = name.toUpperCase();
  const plain = upper.startsWith(STORED) ? upper.slice(STORED.length).replace(/_/g, ".") : upper;
  if (!plain.startsWith(NAMESPACE)) return null;
  return BY_NAME.get(plain.slice(NAMESPACE.length)) ?? null;
}

interface Setting {
  /** Other arguments of a function, to see what would become of it. */
  readonly triedFor: (call: TypedCall, args: Args) => Args;
  /** How many days those of the workbook are behind the ones that count from 1900. */
  readonly behind: number;
}

/** Finds out the values of a formula's parts: literals, cells, arithmetic, FIDE.* and what is usual around them. */
export class Evaluation {
  private readonly triedFor: Setting["triedFor"];
  readonly behind: number;
  private readonly known: ReturnType<typeof excelFunctions>;

  constructor(
    private readonly cellsOf: CellsOf,
    { triedFor = (_, args) => args, behind = 0 }: Partial<Setting> = {},
  ) {
    this.triedFor = triedFor;
    this.behind = behind;
    this.known = excelFunctions(behind);
  }

  value(typed: Typed): Grid | NotExplained {
    switch (typed.kind) {
      case "constant":
        return one(typed.value);
      case "error":
        return one(new CellError(typed.code));
      case "array":
        return typed.rows;
      case "cells":
        return this.cellsOf(typed.sheet, typed.area) ?? new NotExplained(typed.source);
      case "sign":
        return this.signed(typed);
      case "binary":
        return this.binary(typed);
      case "call":
        return this.called(typed);
      case "unknown":
        return new NotExplained(typed.source);
    }
  }

  /** All that a function is given, or the part of it that is not explained. */
  args(call: TypedCall): Args | NotExplained {
    const args: (Grid | null)[] = [];
    for (const arg of call.args) {
      const value = arg === null ? null : this.value(arg);
      if (value instanceof NotExplained) return value;
      args.push(value);
    }
    return this.triedFor(call, args);
  }

  private signed({ operator, of }: Extract<Typed, { kind: "sign" }>): Grid | NotExplained {
    const value = this.value(of);
    if (value instanceof NotExplained || operator === "+") return value;
    return eachOf([value], (each) =>
      operator === "-" ? operated("-", 0, each) : operated("/", each, 100),
    );
  }

  private binary(typed: Extract<Typed, { kind: "binary" }>): Grid | NotExplained {
    const left = this.value(typed.left);
    if (left instanceof NotExplained) return left;
    const right = this.value(typed.right);
    if (right instanceof NotExplained) return right;
    return eachOf([left, right], (one, other) => operated(typed.operator, one, other));
  }

  private called(call: TypedCall): Grid | NotExplained {
    const [asked, yes = null, no = null] = call.args;
    if (call.name === "IF" && asked) return this.chosen(asked, yes, no);
    if ((call.name === "IFERROR" || call.name === "IFNA") && asked) {
      return this.unless(call.name === "IFERROR" ? null : "#N/A", asked, yes);
    }
    const definition = definitionOf(call.name);
    const known = this.known.get(call.name);
    if (definition === null && known === undefined) return new NotExplained(call.source);
    const args = this.args(call);
    if (args instanceof NotExplained) return args;
    if (definition !== null) {
      return outcomes(definition, args).map((row) =>
        row.map((cell) => (isFault(cell) ? new CellError(codeOf(cell)) : cell)),
      );
    }
    const result = known?.(args) ?? new NotExplained(call.source);
    return result instanceof CellError ? one(result) : result;
  }

  /** Of one condition only what is chosen is looked at. */
  private chosen(asked: Typed, yes: Typed | null, no: Typed | null): Grid | NotExplained {
    const condition = this.value(asked);
    if (condition instanceof NotExplained) return condition;
    const valueOf = (branch: Typed | null, otherwise: unknown) =>
      branch === null ? one(otherwise) : this.value(branch);
    const only = first(condition);
    if (condition.flat().length === 1) {
      if (only instanceof CellError) return one(only);
      return isTrue(only) ? valueOf(yes, 0) : valueOf(no, false);
    }
    const [taken, other] = [valueOf(yes, 0), valueOf(no, false)];
    if (taken instanceof NotExplained) return taken;
    if (other instanceof NotExplained) return other;
    return eachOf([condition, taken, other], (each, one, two) => (isTrue(each) ? one : two));
  }

  private unless(code: string | null, asked: Typed, instead: Typed | null): Grid | NotExplained {
    const value = this.value(asked);
    if (value instanceof NotExplained) return value;
    const isOne = (cell: unknown) =>
      cell instanceof CellError && (code === null || cell.code === code);
    if (!value.flat().some(isOne)) return value;
    const other = instead === null ? one("") : this.value(instead);
    if (other instanceof NotExplained) return other;
    return value.map((row) => row.map((cell) => (isOne(cell) ? first(other) : cell)));
  }
}

/** What a function gives for these arguments; those that are not given are left out. */
export function outcomes({ parameters, call }: FunctionDefinition, args: Args) {
  return call(parameters.map((_, index) => args[index] ?? null));
}
