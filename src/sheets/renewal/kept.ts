import {
  contains,
  formulaAt,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { Content, PlannedCell, SheetPlan } from "../sheetPlan";
import type { SheetRead } from "../sheetRead";
import { keptNotes } from "./keptNotes";
import { linesOf, PLAYER } from "./lines";
import { constantOf, isOfMaking, lineTexts, markOf, marksOfMaking, type LineText } from "./made";
import type { Move } from "./moveOf";
import type { PlanRead } from "./planned";

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

/** A new sheet with what was typed under some names alone. */
export function withTyped(
  plan: SheetPlan,
  fresh: PlanRead,
  old: SheetRead,
  isWanted: (name: string) => boolean,
): Pick<Kept, "plan" | "kept"> {
  const found: Found = { cells: [], kept: [], lost: [] };
  keepTyped(old, plan, fresh, found, isWanted);
  const kept = [...new Set(found.kept)];
  return { plan: { ...plan, cells: withCells(plan, found), made: plan }, kept };
}

function withCells({ cells }: SheetPlan, found: Found): readonly PlannedCell[] {
  const taken = new Set(found.cells.map(({ row, column }) => `${row} ${column}`));
  return [...cells.filter(({ row, column }) => !taken.has(`${row} ${column}`)), ...found.cells];
}

/** Nothing that was typed goes without a word. */
export function withKept(plan: SheetPlan, fresh: PlanRead, old: SheetRead, move: Move): Kept {
  const found: Found = { cells: [], kept: [], lost: [] };
  keepTyped(old, plan, fresh, found);
  const notes = keptNotes(old, plan, fresh, move);
  found.cells.push(...notes.cells);
  found.lost.push(...notes.lost);
  return {
    plan: {
      ...plan,
      cells: withCells(plan, found),
      looks: [...plan.looks, ...notes.looks],
      made: plan,
    },
    kept: [...new Set(found.kept)],
    lost: [...new Set(found.lost)],
  };
}

/** Lines that are not as they were made: of them what differs from the new sheet's. */
function keepTyped(
  old: SheetRead,
  plan: SheetPlan,
  fresh: PlanRead,
  to: Found,
  isWanted: (name: string) => boolean = () => true,
): void {
  const isInput = inputPlaces(plan);
  for (const { line, typed: all, areInputsAsMade } of changedLines(old, fresh)) {
    for (const each of all.filter(({ name }) => isWanted(name))) {
      const { name, typed, place, content } = each;
      const said = `${whatOf(old, line, each)}: ${typed}`;
      const isOver = isCalculated(content);
      if (areInputsAsMade && !isOver) continue;
      if (place === null) {
        if (isTyped(name, fresh, isInput)) to.lost.push(said);
      } else if (constantOf(content) !== typed && (isOver || isInput(place))) {
        to.cells.push({ ...place, content: asContent(typed) });
        to.kept.push(said);
      }
    }
  }
}

interface Changed {
  readonly line: LineText;
  readonly typed: readonly TypedNow[];
  /** Nothing but formulas was typed over: all else is what the table had. */
  readonly areInputsAsMade: boolean;
}

/** Without marks nobody knows of an input whether it was typed; where a formula stood it was. */
function changedLines(old: SheetRead, fresh: PlanRead): Changed[] {
  const { cells, names } = old;
  const marks = marksOfMaking(names);
  const { keyAt } = linesOf(names.own, (place) => textAt(cells, place));
  const constantAt = constantsOf(old);
  const lines = lineTexts(names.own, keyAt, constantAt)
    .filter((line) => marks?.has(markOf(line)) !== true)
    .map((line) => ({ line, typed: typedNow(old, line, fresh) }));
  const over = new Set(
    lines.flatMap(({ line, typed }) =>
      typed
        .filter(({ content }) => isCalculated(content))
        .map(({ area, offset }) => `${line.row} ${area.column + offset}`),
    ),
  );
  const without = lineTexts(names.own, keyAt, (place) =>
    over.has(`${place.row} ${place.column}`) ? "" : constantAt(place),
  );
  const asMade = new Set(
    without.flatMap((line) => (marks?.has(markOf(line)) === false ? [] : [idOf(line)])),
  );
  return lines.map((each) => ({ ...each, areInputsAsMade: asMade.has(idOf(each.line)) }));
}

function idOf({ key, row }: LineText): string {
  return `${row} ${key}`;
}

function isCalculated(content: Content | null): boolean {
  return typeof content === "object" && content !== null;
}

/** As a person sees it: the player, and the heading over the cell. */
function whatOf(old: SheetRead, line: LineText, { name, area, offset }: Typed): string {
  if (!line.isLine) return name;
  const heading = textAt(old.cells, { row: area.row - 1, column: area.column + offset });
  return `${playerAt(old, line.row)}, ${heading === "" ? name : heading}`;
}

function playerAt({ cells, names }: SheetRead, row: number): string {
  const players = names.own.get(PLAYER);
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
    return isInput(place) || isCalculated(contentAt(place));
  });
}

interface Typed {
  readonly name: string;
  readonly area: Area;
  /** Columns behind the first of the name. */
  readonly offset: number;
  readonly typed: string;
}

/** With what stands there on the new sheet; null: it has no such place. */
interface TypedNow extends Typed {
  readonly place: CellPlace | null;
  readonly content: Content | null;
}

function typedNow(old: SheetRead, line: LineText, fresh: PlanRead): TypedNow[] {
  return typedIn(old, line).map((each) => {
    const place = placeOn(fresh, each.name, { line, ...each });
    return { ...each, place, content: place && fresh.contentAt(place) };
  });
}

/** What stands in a line under names, and is no formula. */
function typedIn(old: SheetRead, line: LineText): Typed[] {
  const constantAt = constantsOf(old);
  return [...old.names.own].flatMap(([name, area]) => {
    if (isOfMaking(name) || name === PLAYER) return [];
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
