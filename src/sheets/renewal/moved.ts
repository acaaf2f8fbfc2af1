import type { Expr } from "../../formula/expr";
import { hasPart, replaced } from "../../formula/replaced";
import type { Cell, Reference } from "../../formula/reference";
import { textAt, type CellPlace } from "../../tournament/sheetCells";
import { cellFormula } from "../cellFormula";
import type { SheetPlan } from "../sheetPlan";
import { parsed, type SheetRead } from "../sheetRead";
import { linesOf } from "./lines";
import { readPlan } from "./planned";

/** Where a cell of a sheet stands after the sheet was made anew; null: nowhere that is known. */
export type Move = (place: CellPlace) => CellPlace | null;

/** By names, and of lines by their players. */
export function moveOf(
  { cells, names }: SheetRead,
  plan: SheetPlan,
  all: readonly SheetPlan[],
): Move {
  const fresh = readPlan(plan, all);
  const lines = linesOf(names.own, (place) => textAt(cells, place));
  return ({ row, column }) => {
    const key = lines.keyAt(row);
    for (const [name, area] of names.own) {
      const isHere = area.column === column && area.row <= row && row < area.row + area.rows;
      const to = isHere ? fresh.areas.get(name) : undefined;
      if (to === undefined || name.startsWith("Made_")) continue;
      if (key === null && area.rows === 1) return { row: to.row, column: to.column };
      const line = key === null ? null : fresh.lines.rowOf(key);
      if (line !== null) return { row: line, column: to.column };
    }
    return null;
  };
}

/**
 * A formula that speaks of sheets set aside, led to the new ones and to where their cells stand now; null:
 * of none of them.
 */
export function movedFormula(
  formula: string,
  names: ReadonlyMap<string, string>,
  moves: ReadonlyMap<string, Move>,
): string | null {
  const expr = parsed(formula);
  if (expr === null) return null;
  const sheetOf = (part: Expr) =>
    part.kind === "reference" ? names.get(part.sheet ?? "") : undefined;
  if (!hasPart(expr, (part) => sheetOf(part) !== undefined)) return null;
  const moved = replaced(expr, (part): Expr => {
    const sheet = sheetOf(part);
    if (part.kind !== "reference" || sheet === undefined) return part;
    const move = moves.get(sheet);
    return { ...(move === undefined ? part : movedReference(part, move)), sheet };
  });
  return cellFormula(moved).formula;
}

function movedReference(reference: Reference, move: Move): Reference {
  const first = movedCell(reference, move);
  const last = reference.to === null ? null : movedCell(reference.to, move);
  if (first === null || (reference.to !== null && last === null)) return reference;
  return { ...reference, ...first, to: last };
}

function movedCell({ row, column }: Cell, move: Move): Cell | null {
  if (!("at" in row)) return null;
  const to = move({ row: row.at, column: column.at });
  return to && { row: { ...row, at: to.row }, column: { ...column, at: to.column } };
}
