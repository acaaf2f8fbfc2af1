import type { Expr } from "../formula/expr";
import type { Reference } from "../formula/reference";
import type { Area } from "../tournament/sheetCells";

/** Cells of a sheet. */
export interface SheetArea {
  readonly sheet: string;
  readonly area: Area;
}

/** All cells that a formula speaks of, in its order, each once; `own` is the sheet it stands on. */
export function referencesIn(expr: Expr | null, own: string): readonly SheetArea[] {
  const known = new Map<string, SheetArea>();
  for (const found of all(expr, own)) known.set(JSON.stringify(found), found);
  return [...known.values()];
}

function all(expr: Expr | null, own: string): readonly SheetArea[] {
  switch (expr?.kind) {
    case "reference":
      return areaOf(expr).map((area) => ({ sheet: expr.sheet ?? own, area }));
    case "call":
      return expr.args.flatMap((arg) => all(arg, own));
    case "unary":
      return all(expr.of, own);
    case "binary":
      return [...all(expr.left, own), ...all(expr.right, own)];
    default:
      return [];
  }
}

/** None where a row is that of a line. */
export function areaOf({ to, ...first }: Pick<Reference, "row" | "column" | "to">): Area[] {
  const last = to ?? first;
  if (!("at" in first.row) || !("at" in last.row)) return [];
  const row = Math.min(first.row.at, last.row.at);
  const column = Math.min(first.column.at, last.column.at);
  const rows = Math.abs(last.row.at - first.row.at) + 1;
  const columns = Math.abs(last.column.at - first.column.at) + 1;
  return [{ row, column, rows, columns }];
}
