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
 * and the parts of each. `read`: all of sheets; the others in the workbook are known by their names.
 */
export async function familyOf<Sheet extends NamedSheet>(
  first: Sheet,
  named: readonly SheetByNames[],
  read: (sheets: readonly string[]) => Promise<readonly Sheet[]>,
): Promise<readonly Sheet[]> {
  const ours = named.filter(({ names }) => kindOfSheet(names) !== null);
  const family = [first];
  const known = new Set([first.sheet]);
  for (let next: readonly Sheet[] = [first]; next.length > 0;) {
    const taken = new Set(next.flatMap(({ cells }) => [...sheetsIn(cells)]));
    const makings = new Set(next.flatMap(({ names }) => madeOf(names)?.on ?? []));
    const near = ours.filter(
      (each) => !known.has(each.sheet) && (taken.has(each.sheet) || isPartOf(each, makings)),
    );
    for (const { sheet } of near) known.add(sheet);
    next = near.length === 0 ? [] : await read(near.map(({ sheet }) => sheet));
    family.push(...next);
  }
  return family;
}

/** The sheets of one making say the same day and time. */
function isPartOf({ names }: SheetByNames, makings: ReadonlySet<number>): boolean {
  const made = madeOf(names);
  return made !== null && makings.has(made.on) && PARTS.includes(made.kind);
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
