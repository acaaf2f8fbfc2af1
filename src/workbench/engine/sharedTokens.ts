import { CompiledFormula, type Getters } from "@odoo/o-spreadsheet";

/** What the engine keeps to itself of a formula. */
interface Shape {
  readonly tokens: readonly { readonly type: string; readonly value: string }[];
  readonly symbols: readonly string[];
}

const shapes = new WeakMap<CompiledFormula["execute"], Shape>();

/**
 * Each formula keeps its signs as a list, without its numbers and cells: a column of them the same list a
 * thousand times. Formulas of one shape share it, which leaves room for forty reports.
 */
export function shareTokens(): void {
  const compile = CompiledFormula.Compile.bind(CompiledFormula);
  Object.assign(CompiledFormula, {
    Compile: (formula: string, sheetId: string, getters: Getters) =>
      shared(compile(formula, sheetId, getters)),
  });
}

function shared(formula: CompiledFormula): CompiledFormula {
  const { tokens, symbols } = formula as unknown as Shape;
  const { execute } = formula;
  const known = shapes.get(execute);
  if (known !== undefined && areSame(known.tokens, tokens)) return Object.assign(formula, known);
  if (known === undefined) shapes.set(execute, { tokens, symbols });
  return formula;
}

/** Spaces and small letters are signs of their own. */
function areSame(one: Shape["tokens"], other: Shape["tokens"]): boolean {
  return (
    one.length === other.length &&
    one.every(({ type, value }, index) => {
      const token = other[index];
      return token?.type === type && token.value === value;
    })
  );
}
