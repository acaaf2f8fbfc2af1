import { number, type Expr } from "../../formula/expr";
import { hasPart, replaced } from "../../formula/replaced";
import type { Reference } from "../../formula/reference";
import { cellFormula } from "../cellFormula";
import { lookedUp, lookUpOf } from "../lookedUp";
import { areaOf } from "../referencesIn";
import { parsed } from "../sheetRead";
import type { Move } from "./moveOf";

/** What a formula that speaks of sheets made anew becomes; null: it cannot be followed. */
interface Followed {
  readonly formula: string | null;
}

/** A formula that speaks of sheets set aside, led to the new ones; null: it speaks of none of them. */
export function movedFormula(
  formula: string,
  names: ReadonlyMap<string, string>,
  moves: ReadonlyMap<string, Move>,
): Followed | null {
  const expr = parsed(formula);
  if (expr === null) {
    return [...names.keys()].some((name) => mentions(formula, name)) ? { formula: null } : null;
  }
  const sheetOf = (part: Reference) => names.get(part.sheet ?? "");
  const isLed = (part: Expr) => part.kind === "reference" && sheetOf(part) !== undefined;
  if (!hasPart(expr, isLed)) return null;
  const numbered = withNumbers(expr, (numbers) => moves.get(sheetOf(numbers) ?? "")?.number);
  if (numbered === null) return { formula: null };
  return followed(numbered, (part) => {
    const sheet = sheetOf(part);
    if (sheet === undefined) return part;
    const move = moves.get(sheet);
    const moved = move === undefined ? part : movedReference(part, move);
    return moved && { ...moved, sheet };
  });
}

/** Look-ups by a number find the same line, whatever number it has now; null: it is there no more. */
function withNumbers(
  expr: Expr,
  numberOf: (numbers: Reference) => Move["number"] | undefined,
): Expr | null {
  const gone: number[] = [];
  const made = replaced(expr, (part) => {
    const lookUp = lookUpOf(part);
    const moved = lookUp === null ? undefined : numberOf(lookUp.numbers);
    const [area] = lookUp === null ? [] : areaOf(lookUp.numbers);
    if (lookUp?.number.kind !== "number" || moved === undefined || area === undefined) return part;
    const now = moved(area, lookUp.number.value);
    if (now === null) gone.push(lookUp.number.value);
    return lookedUp(lookUp.values, lookUp.numbers, number(now ?? 0));
  });
  return gone.length === 0 ? made : null;
}

/** A formula that goes along with its line, on the same sheet. */
export function movedNote(formula: string, move: Move): string | null {
  const expr = parsed(formula);
  if (expr === null) return null;
  return followed(expr, (part) => (part.sheet === null ? movedReference(part, move) : part))
    .formula;
}

function followed(expr: Expr, change: (part: Reference) => Reference | null): Followed {
  const unknown: Reference[] = [];
  const moved = replaced(expr, (part): Expr => {
    if (part.kind !== "reference") return part;
    const to = change(part);
    if (to === null) unknown.push(part);
    return to ?? part;
  });
  return { formula: unknown.length === 0 ? cellFormula(moved).formula : null };
}

/** Also where the formula cannot be read. */
export function mentions(formula: string, name: string): boolean {
  return formula.includes(name.replace(/'/g, "''"));
}

function movedReference(reference: Reference, move: Move): Reference | null {
  const [area] = areaOf(reference);
  const place = area === undefined ? null : move(area);
  if (place === null) return null;
  const { row, column, to } = reference;
  const last = { row: place.row + place.rows - 1, column: place.column + place.columns - 1 };
  return {
    ...reference,
    row: { at: place.row, isFixed: row.isFixed },
    column: { ...column, at: place.column },
    to: to && {
      row: { at: last.row, isFixed: to.row.isFixed },
      column: { ...to.column, at: last.column },
    },
  };
}
