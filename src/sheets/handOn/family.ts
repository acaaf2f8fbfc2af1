import type { Expr } from "../../formula/expr";
import { hasPart } from "../../formula/replaced";
import type { SheetCells } from "../../tournament/sheetCells";
import { madeOf } from "../renewal/made";
import { kindOfSheet, type SheetKind } from "../sheetKind";
import type { NamedSheet, SheetByNames } from "../sheetPart";
import { parsed } from "../sheetRead";

/** What belongs to the sheet that was made with it; a period that takes figures of a report does not. */
const PARTS: readonly SheetKind[] = ["games", "pages", "iteration"];

/**
 * The sheet with those that belong to it: the sheets of ours from which it takes figures, theirs in turn,
 * and the parts of each. `read`: all of a sheet; the others in the workbook are known by their names.
 */
export async function familyOf<Sheet extends NamedSheet>(
  first: Sheet,
  named: readonly SheetByNames[],
  read: (sheet: string) => Promise<Sheet | null>,
): Promise<readonly Sheet[]> {
  const ours = named.filter(({ names }) => kindOfSheet(names) !== null);
  const family = new Map([[first.sheet, first]]);
  const waiting = [first];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { cells, names } = next;
    const taken = sheetsIn(cells);
    const on = madeOf(names)?.on ?? null;
    const near = ours.filter((each) => taken.has(each.sheet) || isPartOf(each, on));
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

/** The sheets of one making say the same day and time. */
function isPartOf({ names }: SheetByNames, on: number | null): boolean {
  const made = madeOf(names);
  return made !== null && made.on === on && PARTS.includes(made.kind);
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
