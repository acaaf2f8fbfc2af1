import {
  contains,
  hasRow,
  isOneCell,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { linesOf, PLAYER } from "./lines";
import { MADE } from "./made";
import type { PlanRead } from "./planned";

/** Where cells of a sheet stand after the sheet was made anew; null: nowhere that is known. */
export interface Move {
  (area: Area): Area | null;
  /** The number that the line with this one has there. */
  readonly number: (numbers: Area, number: number) => number | null;
}

type Own = SheetRead["names"]["own"];

/** One cell by its name, of a line by its player; several lines by the whole of their table. */
export function moveOf(old: SheetRead, fresh: PlanRead): Move {
  const { cells, names } = old;
  const isSame = isSameLayout(old, fresh);
  const { keyAt } = linesOf(names.own, (place) => textAt(cells, place));
  const cell = (place: CellPlace): CellPlace | null => {
    const key = keyAt(place.row);
    const named = namedPlace(names.own, place, fresh, key);
    return named ?? notePlace(names.own, place, fresh, key) ?? (isSame ? place : null);
  };
  const move = (area: Area): Area | null => {
    if (area.rows > 1) return isSame ? area : wholeTable(old, area, fresh);
    const first = cell(area);
    if (first === null || isOneCell(area)) return first && { ...area, ...first };
    const last = cell({ row: area.row, column: area.column + area.columns - 1 });
    if (last?.row !== first.row || last.column < first.column) return null;
    return { ...first, rows: 1, columns: last.column - first.column + 1 };
  };
  const number = (numbers: Area, sought: number): number | null => {
    const { column } = numbers;
    const isSought = (row: number) => valueAt(cells, { row, column }) === sought;
    const row = span(numbers.row, numbers.rows).find(isSought);
    const place = row === undefined ? null : cell({ row, column });
    const content = place && fresh.contentAt(place);
    return typeof content === "number" ? content : null;
  };
  return Object.assign(move, { number });
}

function isSameLayout({ names }: SheetRead, { areas }: PlanRead): boolean {
  return [...names.own].every(
    ([name, area]) => isOfMaking(name) || areSame(area, areas.get(name) ?? null),
  );
}

function areSame(one: Area, other: Area | null): boolean {
  return (
    one.row === other?.row &&
    one.column === other.column &&
    one.rows === other.rows &&
    one.columns === other.columns
  );
}

function isOfMaking(name: string): boolean {
  return name.startsWith("Made_");
}

function namedPlace(
  own: Own,
  { row, column }: CellPlace,
  fresh: PlanRead,
  key: string | null,
): CellPlace | null {
  for (const [name, area] of own) {
    const to = area.column === column && hasRow(area, row) ? fresh.areas.get(name) : undefined;
    if (to === undefined || isOfMaking(name)) continue;
    if (key === null && area.rows === 1) return { row: to.row, column: to.column };
    const line = key === null ? null : fresh.lines.rowOf(key);
    if (line !== null) return { row: line, column: to.column };
  }
  return null;
}

/** What stands beside and below the sheet goes along with its line, and stays beside and below. */
export function notePlace(
  own: Own,
  place: CellPlace,
  { whole, lines }: PlanRead,
  key: string | null,
): CellPlace | null {
  const made = own.get(MADE.area);
  if (made === undefined || contains(made, place)) return null;
  const { row, column } = place;
  if (row >= made.row + made.rows) return { row: row - made.rows + whole.rows, column };
  const beside = whole.columns + Math.max(0, column - (made.column + made.columns));
  const line = key === null ? row : lines.rowOf(key);
  return line === null ? null : { row: line, column: beside };
}

/** All lines of a table's columns, with its headings or without. */
function wholeTable({ names }: SheetRead, area: Area, fresh: PlanRead): Area | null {
  const [table, now] = [names.own.get(PLAYER), fresh.areas.get(PLAYER)];
  if (table === undefined || now === undefined) return null;
  const headings = table.row - area.row;
  if (headings !== 0 && headings !== 1) return null;
  if (area.rows !== table.rows + headings) return null;
  const columnOf = (column: number) => {
    const found = [...names.own].find(
      ([name, each]) => !isOfMaking(name) && each.column === column && each.row === table.row,
    );
    return found === undefined ? null : (fresh.areas.get(found[0])?.column ?? null);
  };
  const first = columnOf(area.column);
  const last = columnOf(area.column + area.columns - 1);
  if (first === null || last === null || last < first) return null;
  const columns = last - first + 1;
  return { row: now.row - headings, column: first, rows: now.rows + headings, columns };
}
