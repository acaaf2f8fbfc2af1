import type { Expr } from "../../formula/expr";
import type { Reference } from "../../formula/reference";
import { span, type Area, type CellPlace } from "../../tournament/sheetCells";
import { lookUpOf } from "../lookedUp";
import { areaOf } from "../referencesIn";
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
  const textAt = (place: CellPlace) => textOf(contentAt(place), plan, all);
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

/** A name may be taken from another of the sheets, of the line that has a number. */
function textOf(content: Content | null, plan: SheetPlan, all: readonly SheetPlan[]): string {
  if (content === null) return "";
  if (typeof content !== "object") return String(content);
  const constantAt = ({ row, column, sheet }: Reference, line = 0) => {
    const on = sheet === null ? plan : all.find(({ name }) => name === sheet);
    if (on === undefined || !("at" in row)) return null;
    const found = contentsOf(on)({ row: row.at + line, column: column.at });
    return typeof found === "object" ? null : found;
  };
  const expr = parsed(content.formula);
  if (expr?.kind === "reference") return String(constantAt(expr) ?? "");
  const lookUp = lookUpOf(expr);
  if (lookUp === null) return "";
  const { values, numbers, number } = lookUp;
  const sought = number.kind === "reference" ? constantAt(number) : constantIn(number);
  const lines = span(0, linesOfArea(numbers));
  const line = lines.find((each) => sought !== null && constantAt(numbers, each) === sought);
  return line === undefined ? "" : String(constantAt(values, line) ?? "");
}

function constantIn(expr: Expr): number | null {
  return expr.kind === "number" ? expr.value : null;
}

function linesOfArea(reference: Reference): number {
  return areaOf(reference)[0]?.rows ?? 0;
}

function wholeOf(cells: SheetPlan["cells"]): Area {
  const rows = cells.reduce((most, { row }) => Math.max(most, row + 1), 1);
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 1);
  return { row: 0, column: 0, rows, columns };
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}
