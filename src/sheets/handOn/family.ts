import type { Expr } from "../../formula/expr";
import { hasPart } from "../../formula/replaced";
import type { SheetCells } from "../../tournament/sheetCells";
import { kindOfSheet, type SheetKind } from "../sheetKind";
import { parsed, type SheetRead } from "../sheetRead";

/** A sheet of the workbook with its name. */
export interface NamedSheet extends SheetRead {
  readonly sheet: string;
}

/** What belongs to a sheet that it takes its figures from; a period that takes them does not. */
const PARTS: readonly (SheetKind | null)[] = ["games", "pages", "iteration", "results"];

/**
 * The sheet with those that belong to it: the sheets of ours from which it takes figures, theirs in turn,
 * and the parts of each. `read`: all of a sheet; of the others in the workbook the heads are enough.
 */
export async function familyOf<Sheet extends NamedSheet>(
  first: Sheet,
  heads: readonly NamedSheet[],
  read: (sheet: string) => Promise<Sheet | null>,
): Promise<readonly Sheet[]> {
  const ours = heads.filter(({ names }) => kindOfSheet(names) !== null);
  const family = new Map([[first.sheet, first]]);
  const waiting = [first];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { sheet, cells } = next;
    const taken = sheetsIn(cells);
    const near = ours.filter(
      (each) => taken.has(each.sheet) || (isPart(each) && sheetsIn(each.cells).has(sheet)),
    );
    for (const { sheet: name } of near) {
      if (family.has(name)) continue;
      const found = await read(name);
      if (found === null) continue;
      family.set(name, found);
      waiting.push(found);
    }
  }
  return [...family.values()];
}

function isPart({ names }: NamedSheet): boolean {
  return PARTS.includes(kindOfSheet(names));
}

/** The sheets of which formulas speak. */
export function sheetsIn({ formulas }: SheetCells): ReadonlySet<string> {
  const sheets = new Set<string>();
  for (const formula of formulas.flat()) {
    const text = String(formula);
    if (text.startsWith("=") && text.includes("!")) addSheets(parsed(text), sheets);
  }
  return sheets;
}

function addSheets(expr: Expr | null, sheets: Set<string>): void {
  if (expr === null) return;
  hasPart(expr, (part) => {
    if (part.kind === "reference" && part.sheet !== null) sheets.add(part.sheet);
    return false;
  });
}
