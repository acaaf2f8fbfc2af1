import {
  CellErrorType,
  CompiledFormula,
  type CellPosition,
  type Getters,
  type Range,
} from "@odoo/o-spreadsheet";
import type { DefinedNames } from "./definedNames";
import { cellsOf } from "./nameFormula";
import { hearFormula } from "./saidNames";

type Execute = CompiledFormula["execute"];
type Arguments = Parameters<Execute>;
type Value = ReturnType<Execute>;

/** What the engine hands to every formula. */
interface Context {
  readonly getters: Pick<DefinedNames, "getMeaning" | "withoutView">;
  readonly __originCellPosition?: CellPosition;
  /** None where a formula is calculated outside of all cells. */
  readonly addDependencies?: (cell: CellPosition, ranges: readonly Range[]) => void;
}

/** A formula that says names means those of its own sheet. */
function inItsSheet(execute: Execute): Execute {
  return function (this: CompiledFormula, deps, ref, range, getSymbolValue, ctx) {
    const { getters } = ctx as Context;
    const valueOf: typeof getSymbolValue = (symbol, isRange) => {
      const meaning = getters.getMeaning(this.sheetId, symbol);
      if (meaning === "lost") return { value: CellErrorType.InvalidReference };
      if (meaning !== undefined) {
        return valueOfName(meaning.formula, isRange, [deps, ref, range, getSymbolValue, ctx]);
      }
      return getters.withoutView(() => getSymbolValue(symbol, isRange));
    };
    return execute.call(this, deps, ref, range, valueOf, ctx);
  };
}

/** Names that stand for a formula, while it is calculated: one that leads to itself has no end. */
const running = new Set<CompiledFormula>();

function valueOfName(
  formula: CompiledFormula,
  isRange: boolean,
  [, ref, range, getSymbolValue, ctx]: Arguments,
): Value {
  const { __originCellPosition: cell, addDependencies } = ctx as Context;
  const { rangeDependencies } = formula;
  if (cell !== undefined) addDependencies?.(cell, rangeDependencies);
  const cells = cellsOf(formula);
  if (cells !== null) return isRange || isArea(cells) ? range(cells) : ref(cells);
  if (running.has(formula)) return { value: CellErrorType.CircularDependency };
  running.add(formula);
  try {
    return formula.execute(rangeDependencies, ref, range, getSymbolValue, ctx);
  } finally {
    running.delete(formula);
  }
}

const isArea = ({ zone: { left, right, top, bottom } }: Range): boolean =>
  left !== right || top !== bottom;

/** Formulas of one shape share their code: what it does with names, by what it did. */
const scoped = new WeakMap<Execute, Execute>();

function withScope(formula: CompiledFormula): CompiledFormula {
  hearFormula(formula);
  const { execute } = formula;
  const known = scoped.get(execute);
  if (known !== undefined) return Object.assign(formula, { execute: known });
  const saysNames = String(execute).includes("getSymbolValue(this");
  scoped.set(execute, saysNames ? inItsSheet(execute) : execute);
  return withScope(formula);
}

type Serialized = Parameters<typeof CompiledFormula.CompileForSerializedFormula>[1];

/** Formulas that are made from others keep what they do. */
export function scopeNamesInFormulas(): void {
  const compile = CompiledFormula.Compile.bind(CompiledFormula);
  const again = CompiledFormula.CompileForSerializedFormula.bind(CompiledFormula);
  Object.assign(CompiledFormula, {
    Compile: (formula: string, sheetId: string, getters: Getters) =>
      withScope(compile(formula, sheetId, getters)),
    CompileForSerializedFormula: (sheetId: string, base: Serialized) =>
      withScope(again(sheetId, base)),
  });
}
