import type { Getters, RenameSheetCommand, UID } from "@odoo/o-spreadsheet";
import { quotedSheet } from "../zones";
import { spoken } from "./definedName";

/** How formulas speak of a name, and how they are to. */
interface Respoken {
  readonly oldRangeName: string;
  readonly newRangeName: string;
}

/**
 * References follow a sheet that is renamed by themselves; a name with its sheet before it is but a
 * word to the engine. Only those are given that some formula says: each takes a walk over them all.
 */
export function respoken(
  getters: Pick<Getters, "getSheetIds" | "getCells">,
  { oldName, newName }: Pick<RenameSheetCommand, "oldName" | "newName">,
): Respoken[] {
  const said = getters.getSheetIds().flatMap((sheetId) => qualified(getters, sheetId));
  const once = new Map(said.map((symbol) => [symbol.toLowerCase(), symbol]));
  return [...once.values()].flatMap((symbol) => {
    const { sheet, name } = spoken(symbol);
    if (sheet?.toLowerCase() !== oldName.toLowerCase()) return [];
    const isQuoted = symbol.slice(0, symbol.lastIndexOf("!")).endsWith("'");
    const oldRangeName = isQuoted ? `'${symbol.replace(/^'/, "")}` : symbol;
    return [{ oldRangeName, newRangeName: `${quotedSheet(newName)}!${name}` }];
  });
}

function qualified(getters: Pick<Getters, "getCells">, sheetId: UID): string[] {
  return Object.values(getters.getCells(sheetId)).flatMap((cell) => {
    if (!cell.isFormula) return [];
    const { symbols } = cell.compiledFormula;
    return symbols.filter((one) => one.includes("!"));
  });
}
