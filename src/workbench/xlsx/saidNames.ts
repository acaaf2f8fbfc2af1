import type { CompiledFormula } from "@odoo/o-spreadsheet";
import { outsideQuotes } from "./functionNames";

/** The engine leaves the first apostrophe away of a quoted sheet that stands before a name. */
export function withQuotes(formula: string, { symbols }: CompiledFormula): string {
  const said = symbols.filter((symbol) => /'!/.test(symbol) && !symbol.startsWith("'"));
  if (said.length === 0) return formula;
  const longestFirst = said.sort((one, other) => other.length - one.length).map(escaped);
  const all = new RegExp(longestFirst.join("|"), "gu");
  return outsideQuotes(formula, (part) => part.replace(all, "'$&"));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
