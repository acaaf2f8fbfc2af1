import type { CompiledFormula, Getters, RenameSheetCommand } from "@odoo/o-spreadsheet";
import { quotedSheet } from "../zones";
import { saysQualified } from "./saidNames";
import { spoken, type DefinedName } from "./definedName";

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
  names: readonly DefinedName[],
  { oldName, newName }: Pick<RenameSheetCommand, "oldName" | "newName">,
): Respoken[] {
  if (!saysQualified()) return [];
  const cells = getters
    .getSheetIds()
    .flatMap((sheetId) => Object.values(getters.getCells(sheetId)));
  const ofCells = cells.flatMap((cell) => (cell.isFormula ? cell.compiledFormula : []));
  const said = [...ofCells, ...names.map(({ formula }) => formula)].flatMap(qualified);
  const once = new Map(said.map((symbol) => [symbol.toLowerCase(), symbol]));
  return [...once.values()].flatMap((symbol) => {
    const { sheet, name } = spoken(symbol);
    if (sheet?.toLowerCase() !== oldName.toLowerCase()) return [];
    const isQuoted = symbol.slice(0, symbol.lastIndexOf("!")).endsWith("'");
    const oldRangeName = isQuoted ? `'${symbol.replace(/^'/, "")}` : symbol;
    return [{ oldRangeName, newRangeName: `${quotedSheet(newName)}!${name}` }];
  });
}

const qualified = ({ symbols }: CompiledFormula): string[] =>
  symbols.filter((symbol) => symbol.includes("!"));
