import type { Area, CellPlace } from "../../tournament/sheetCells";
import type { Content, SheetPlan } from "../sheetPlan";
import { parsed } from "../sheetRead";
import { linesOf, type Lines } from "./lines";

/** A plan by its places and names. */
export interface PlanRead {
  readonly areas: ReadonlyMap<string, Area>;
  readonly contentAt: (place: CellPlace) => Content | null;
  readonly lines: Lines;
  /** All that it writes. */
  readonly whole: Area;
}

/** `all`: the plans whose formulas speak of each other. */
export function readPlan(plan: SheetPlan, all: readonly SheetPlan[]): PlanRead {
  const { cells, names } = plan;
  const contentAt = contentsOf(plan);
  const areas = new Map(
    names.flatMap(({ name, area, sheet }) => (sheet === undefined ? [[name, area] as const] : [])),
  );
  const textAt = (place: CellPlace) => textOf(contentAt(place), all);
  return { areas, contentAt, lines: linesOf(areas, textAt), whole: wholeOf(cells) };
}

const known = new WeakMap<SheetPlan, ReadonlyMap<string, Content>>();

function contentsOf(plan: SheetPlan): (place: CellPlace) => Content | null {
  let contents = known.get(plan);
  if (contents === undefined) {
    contents = new Map(plan.cells.map(({ row, column, content }) => [keyOf(row, column), content]));
    known.set(plan, contents);
  }
  const all = contents;
  return ({ row, column }) => all.get(keyOf(row, column)) ?? null;
}

/** A name may be taken from another of the sheets. */
function textOf(content: Content | null, all: readonly SheetPlan[]): string {
  if (content === null || typeof content === "number") return "";
  if (typeof content === "string") return content;
  const expr = parsed(content.formula);
  if (expr?.kind !== "reference" || !("at" in expr.row)) return "";
  const { row, column, sheet } = expr;
  const other = all.find(({ name }) => name === sheet);
  const found = other && contentsOf(other)({ row: row.at, column: column.at });
  return typeof found === "string" ? found : "";
}

function wholeOf(cells: SheetPlan["cells"]): Area {
  const rows = cells.reduce((most, { row }) => Math.max(most, row + 1), 1);
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 1);
  return { row: 0, column: 0, rows, columns };
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}
