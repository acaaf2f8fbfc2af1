import type { Range, UID } from "@odoo/o-spreadsheet";

/** A name for cells, known in the formulas of one sheet or, without a scope, in all. */
export interface DefinedName {
  readonly name: string;
  readonly scope: UID | null;
  /** Cells, or what else it stands for: a formula without its equals sign. */
  readonly target: Range | string;
  readonly comment: string;
  readonly isVisible: boolean;
}

/** What a name stands for whose cells are gone. */
export const LOST = "#REF!";

/** Names are the same in capitals. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export const isCalled =
  (name: string, scope: UID | null) =>
  (one: DefinedName): boolean =>
    one.scope === scope && isSameName(one.name, name);

/** A name as a formula speaks of it: limit, Report!limit, 'Rating report'!limit. */
export interface Spoken {
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

const NUMBER = /^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;
const TEXT = /^"(?:[^"]|"")*"$/;

/** The value of a name that stands for one; undefined where it would have to be calculated. */
export function constantOf(formula: string): number | string | boolean | undefined {
  if (NUMBER.test(formula)) return Number(formula);
  if (TEXT.test(formula)) return formula.slice(1, -1).replace(/""/g, '"');
  if (/^TRUE$/i.test(formula)) return true;
  return /^FALSE$/i.test(formula) ? false : undefined;
}
