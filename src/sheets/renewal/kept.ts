import {
  contains,
  formulaAt,
  isBlank,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { Content, PlannedCell, SheetPlan } from "../sheetPlan";
import type { SheetRead } from "../sheetRead";
import { linesOf } from "./lines";
import { constantOf, lineTexts, MADE, markOf, marksOfMaking, type LineText } from "./made";
import { readPlan, type PlanRead } from "./planned";

/** A new sheet with what a person had typed into the old one, and what has no place on it. */
export interface Kept {
  readonly plan: SheetPlan;
  /** Whose figures, or which cells, are no longer those that the rules give for the table. */
  readonly kept: readonly string[];
  readonly lost: readonly string[];
}

interface Found {
  readonly cells: PlannedCell[];
  readonly kept: string[];
  readonly lost: string[];
}

/** Nothing that was typed goes without a word. */
export function withKept(plan: SheetPlan, all: readonly SheetPlan[], old: SheetRead): Kept {
  const fresh = readPlan(plan, all);
  const found: Found = { cells: [], kept: [], lost: [] };
  keepTyped(old, plan, fresh, found);
  keepNotes(old, fresh, found);
  const taken = new Set(found.cells.map(({ row, column }) => `${row} ${column}`));
  const others = plan.cells.filter(({ row, column }) => !taken.has(`${row} ${column}`));
  return {
    plan: { ...plan, cells: [...others, ...found.cells] },
    kept: [...new Set(found.kept)],
    lost: [...new Set(found.lost)],
  };
}

/** Lines that are not as they were made: of them what differs from the new sheet's. */
function keepTyped(old: SheetRead, plan: SheetPlan, fresh: PlanRead, to: Found): void {
  const { cells, names } = old;
  const marks = marksOfMaking(names);
  if (marks === null) return;
  const lines = linesOf(names.own, (place) => textAt(cells, place));
  const isInput = inputPlaces(plan);
  for (const line of lineTexts(names.own, lines.keyAt, constantsOf(old))) {
    if (marks.has(markOf(line))) continue;
    for (const each of typedIn(old, line)) {
      const { name, typed } = each;
      const place = placeOn(fresh, name, { line, ...each });
      const who = line.isLine ? `${playerAt(old, line.row)}, ` : "";
      const content = place === null ? null : fresh.contentAt(place);
      const isTaken = (at: CellPlace) =>
        (typeof content === "object" && content !== null) || isInput(at);
      if (place === null) {
        if (isTyped(name, fresh, isInput)) to.lost.push(`${who}${name}: ${typed}`);
      } else if (constantOf(content) !== typed && isTaken(place)) {
        to.cells.push({ ...place, content: asContent(typed) });
        to.kept.push(`${who}${name}: ${typed}`);
      }
    }
  }
}

function playerAt({ cells, names }: SheetRead, row: number): string {
  const players = names.own.get("Player");
  return players === undefined ? "" : textAt(cells, { row, column: players.column });
}

/** Whether people type under this name, or over what is calculated there. */
function isTyped(
  name: string,
  { areas, contentAt }: PlanRead,
  isInput: (place: CellPlace) => boolean,
): boolean {
  const area = areas.get(name);
  if (area === undefined) return true;
  return span(area.row, area.rows).some((row) => {
    const place = { row, column: area.column };
    const content = contentAt(place);
    return isInput(place) || (typeof content === "object" && content !== null);
  });
}

interface Typed {
  readonly name: string;
  readonly area: Area;
  /** Columns behind the first of the name. */
  readonly offset: number;
  readonly typed: string;
}

/** What stands in a line under names, and is no formula. */
function typedIn(old: SheetRead, line: LineText): Typed[] {
  const constantAt = constantsOf(old);
  return [...old.names.own].flatMap(([name, area]) => {
    if (name.startsWith("Made_") || name === "Player") return [];
    if (line.isLine ? !isIn(area, line.row) : name !== line.key) return [];
    return span(0, area.columns).flatMap((offset): Typed[] => {
      const typed = constantAt({ row: line.row, column: area.column + offset });
      return typed === "" ? [] : [{ name, area, offset, typed }];
    });
  });
}

function constantsOf({ cells }: SheetRead): (place: CellPlace) => string {
  return (place) => (isFormula(formulaAt(cells, place)) ? "" : String(valueAt(cells, place)));
}

function isFormula(formula: unknown): boolean {
  return typeof formula === "string" && formula.startsWith("=");
}

function isIn({ row, rows }: Area, at: number): boolean {
  return row <= at && at < row + rows;
}

/** A named cell of the new sheet: of a player's line, or one that has the name for itself. */
function placeOn(
  { areas, lines }: PlanRead,
  name: string,
  { line, area, offset }: { readonly line: LineText } & Pick<Typed, "area" | "offset">,
): CellPlace | null {
  const to = areas.get(name);
  if (to?.columns !== area.columns) return null;
  const row = line.isLine ? lines.rowOf(line.key) : to.row;
  return row === null || !isIn(to, row) ? null : { row, column: to.column + offset };
}

/** Blue cells are those that people type into. */
function inputPlaces({ looks }: SheetPlan): (place: CellPlace) => boolean {
  const areas = looks.filter(({ look }) => look.startsWith("input")).map(({ area }) => area);
  return (place) => areas.some((area) => contains(area, place));
}

function asContent(typed: string): Content {
  return typed !== "" && String(Number(typed)) === typed ? Number(typed) : typed;
}

/** What stands beside and below the sheet goes along with its line, and stays beside and below. */
function keepNotes({ cells, names }: SheetRead, fresh: PlanRead, to: Found): void {
  const made = names.own.get(MADE.area);
  if (made === undefined) return;
  const { row, column, rows, columns } = cells.area;
  const lines = linesOf(names.own, (place) => textAt(cells, place));
  for (const at of span(row, rows)) {
    for (const of of span(column, columns)) {
      const place = { row: at, column: of };
      if (contains(made, place) || isBlank(cells, place)) continue;
      const target = noteTarget(place, made, fresh, lines.keyAt(at));
      const formula = formulaAt(cells, place);
      if (target === null) to.lost.push(String(valueAt(cells, place)));
      else if (isFormula(formula))
        to.cells.push({ ...target, content: { formula: String(formula) } });
      else to.cells.push({ ...target, content: contentOf(valueAt(cells, place)) });
    }
  }
}

function noteTarget(
  { row, column }: CellPlace,
  made: Area,
  { whole, lines }: PlanRead,
  key: string | null,
): CellPlace | null {
  const beside = column - (made.column + made.columns);
  if (row >= made.row + made.rows) return { row: row - made.rows + whole.rows, column };
  if (key === null) return { row, column: whole.columns + Math.max(0, beside) };
  const line = lines.rowOf(key);
  return line === null ? null : { row: line, column: whole.columns + Math.max(0, beside) };
}

function contentOf(value: string | number | boolean): Content {
  return typeof value === "boolean" ? String(value) : value;
}
