import type { CompiledFormula, UID } from "@odoo/o-spreadsheet";

/** A name for cells, known in the formulas of one sheet or, without a scope, in all. */
export interface DefinedName {
  readonly name: string;
  readonly scope: UID | null;
  /** What it stands for: mostly nothing but cells. */
  readonly formula: CompiledFormula;
  readonly comment: string;
  readonly isVisible: boolean;
}

/** Names are the same in capitals. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export const isCalled =
  (name: string, scope: UID | null) =>
  (one: DefinedName): boolean =>
    one.scope === scope && isSameName(one.name, name);

/** A name as a formula speaks of it: limit, Report!limit, 'Rating report'!limit. */
interface Spoken {
  /** Null where none stands before the name. */
  readonly sheet: string | null;
  readonly name: string;
}

/** The engine leaves the first apostrophe of a quoted sheet away. */
export function spoken(symbol: string): Spoken {
  const at = symbol.lastIndexOf("!");
  if (at < 0) return { sheet: null, name: symbol };
  const sheet = symbol.slice(0, at).replace(/^'/, "").replace(/'$/, "").replace(/''/g, "'");
  return { sheet, name: symbol.slice(at + 1) };
}
