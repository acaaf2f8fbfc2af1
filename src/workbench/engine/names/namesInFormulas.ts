import { CompiledFormula, type Getters } from "@odoo/o-spreadsheet";
import type { DefinedNames } from "./definedNames";

type Execute = CompiledFormula["execute"];
interface Context {
  readonly getters: Pick<DefinedNames, "getMeaning" | "withoutView">;
}

/** A formula that says names means those of its own sheet: the engine is told which they are. */
function inItsSheet(execute: Execute): Execute {
  return function (this: CompiledFormula, deps, ref, range, getSymbolValue, ctx) {
    const { getters } = ctx as Context;
    const valueOf: typeof getSymbolValue = (symbol, isRange) => {
      const meaning = getters.getMeaning(this.sheetId, symbol);
      if (meaning === undefined) {
        return getters.withoutView(() => getSymbolValue(symbol, isRange));
      }
      return "value" in meaning ? meaning : getSymbolValue(meaning.symbol, isRange);
    };
    return execute.call(this, deps, ref, range, valueOf, ctx);
  };
}

/** Formulas of one shape share their code: what it does with names, by what it did. */
const scoped = new WeakMap<Execute, Execute>();

function withScope(formula: CompiledFormula): CompiledFormula {
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
