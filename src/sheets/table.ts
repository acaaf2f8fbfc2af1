import { area as areaOf, cellAt, OWN, type Anchor, type Reference } from "../formula/reference";
import type { CellOf, Column, HasRows, Ordered } from "./column";
import { headingOf } from "./looks";
import type { SheetDraft } from "./sheetDraft";
import type { Area } from "../tournament/sheetCells";
import type { Look } from "./sheetPlan";

/** Where a table stands: its columns beside each other, and its lines under their headings. */
export interface Table<Key extends string> {
  readonly columns: readonly Key[];
  /** How far behind the first each of them stands, where they do not follow each other. */
  readonly places?: readonly number[];
  /** The column of the sheet in which the first of them stands. */
  readonly start: number;
  readonly first: number;
  readonly lines: number;
}

/** The columns that a sheet of this order shows. */
export function shown<Key extends string, Sheet extends Ordered, Line>(
  columns: readonly Column<Key, Sheet, Line>[],
  order: Sheet["order"],
): readonly Column<Key, Sheet, Line>[] {
  return columns.filter(({ isShown }) => isShown?.(order) ?? true);
}

export function has<Key extends string>({ columns }: Table<Key>, key: Key): boolean {
  return columns.includes(key);
}

export function columnOf<Key extends string>(
  { columns, start, places }: Table<Key>,
  key: Key,
): number {
  const column = columns.indexOf(key);
  if (column < 0) throw new ReferenceError(`the table has no column "${key}"`);
  return start + (places?.[column] ?? column);
}

/** A column in a line's own row, or in another row of it by name. */
export function inLine<Key extends string>(
  table: Table<Key>,
  key: Key,
  row = OWN,
  anchor: Anchor = "column",
): Reference {
  return cellAt(row, columnOf(table, key), anchor);
}

/** All lines of a column. */
export function wholeColumn<Key extends string>(
  table: Table<Key>,
  key: Key,
  anchor: Anchor = "none",
): Reference {
  const column = columnOf(table, key);
  const { first, lines } = table;
  return areaOf(cellAt(first, column, anchor), cellAt(first + lines - 1, column, anchor));
}

/** What the headings of a table say. */
export interface TableWords<Key extends string> {
  readonly heading: (key: Key) => string | number;
  readonly hint?: (key: Key) => string | undefined;
  /** What a column's name stands for: its lines, where nothing else is said; null: named elsewhere. */
  readonly named?: (key: Key, lines: Area) => Area | null;
}

/** Headings, lines, looks and names of a table. */
export function putTable<Key extends string, Sheet extends Ordered, Line extends HasRows>(
  draft: SheetDraft,
  table: Table<Key>,
  columns: readonly Column<Key, Sheet, Line>[],
  sheet: Sheet,
  lines: readonly Line[],
  { heading, hint, named = (_, lines) => lines }: TableWords<Key>,
): void {
  const all = shown(columns, sheet.order);
  if (all.map(({ key }) => key).join() !== table.columns.join()) {
    throw new RangeError("a table's columns stand in another order than it was laid out");
  }
  const { first, start } = table;
  const rows = rowsOf(first, lines);
  const width = 1 + Math.max(0, ...(table.places ?? table.columns.keys()));
  if (rows > LONG) draft.filter({ row: first - 1, column: start, rows: rows + 1, columns: width });
  /** Between columns that do not follow each other the line of headings goes on. */
  if (table.places)
    draft.look({ row: first - 1, column: start, rows: 1, columns: width }, "heading");
  for (const column of all) {
    const { key, name, look, lookOf, cells } = column;
    const index = columnOf(table, key);
    const isRunningOver = column.isRunningOver?.(sheet.order) ?? false;
    const headed = isRunningOver ? "headingRunningOver" : headingOf(look);
    draft.put(first - 1, index, heading(key), headed);
    const about = hint?.(key);
    if (about !== undefined)
      draft.hint({ row: first - 1, column: index }, String(heading(key)), about);
    const area = { row: first, column: index, rows, columns: 1 };
    if (rows === 0) continue;
    if (look !== null) draft.look(area, look);
    const whole = name === undefined ? null : named(key, area);
    if (name !== undefined && whole !== null) draft.name(name, whole);
    putLines(draft, index, lines, cells(sheet), (line) => lookOf?.(line, sheet) ?? null);
  }
}

/** More lines than these are looked through with filters. */
const LONG = 50;

/** Down to the last line; between lines there may be empty rows. */
function rowsOf(first: number, lines: readonly HasRows[]): number {
  return lines.reduce((rows, line) => Math.max(rows, ownRow(line) - first + 1), 0);
}

function ownRow({ rows }: HasRows): number {
  return rows[OWN] ?? 0;
}

function putLines<Line extends HasRows>(
  draft: SheetDraft,
  column: number,
  lines: readonly Line[],
  cell: CellOf<Line>,
  lookOf: (line: Line) => Look | null,
): void {
  for (const line of lines) {
    const content = cell(line);
    if (content === null) continue;
    draft.put(ownRow(line), column, content, lookOf(line) ?? undefined);
  }
}

/** Widths of columns in digits; `usual` where a column says nothing else. */
export function widthsOf<Order>(
  columns: readonly { readonly width?: number | ((order: Order) => number) }[],
  usual: number,
  order: Order,
): readonly number[] {
  return columns.map(({ width = usual }) => (typeof width === "function" ? width(order) : width));
}

interface Widening<Key extends string, Order> {
  readonly key: Key;
  readonly width?: number | ((order: Order) => number);
}

/** What stands in one column of the sheet in tables one under the other has the room that each needs. */
export function widthsTogether<Key extends string, Order>(
  tables: readonly Table<Key>[],
  columns: readonly Widening<Key, Order>[],
  usual: number,
  order: Order,
): number[] {
  const all = new Map<number, number>();
  for (const table of tables) {
    const own = columns.filter(({ key }) => has(table, key));
    const widths = widthsOf(own, usual, order);
    for (const [index, { key }] of own.entries()) {
      const at = columnOf(table, key);
      all.set(at, Math.max(all.get(at) ?? 0, widths[index] ?? usual));
    }
  }
  const columnsOfSheet = Math.max(...all.keys()) + 1;
  return Array.from({ length: columnsOfSheet }, (_, column) => all.get(column) ?? usual);
}

/** A column's rows from the first of the tables that has it to the last; a heading between is among them. */
export function rowsTogether<Key extends string>(
  tables: readonly Table<Key>[],
  key: Key,
): { readonly first: number; readonly last: number } {
  const own = tables.filter((table) => has(table, key));
  return {
    first: Math.min(...own.map(({ first }) => first)),
    last: Math.max(...own.map(({ first, lines }) => first + lines - 1)),
  };
}

/** Its name goes over all of them; null: the first of them says it. */
export function namedTogether<Key extends string>(
  tables: readonly Table<Key>[],
  key: Key,
  area: Area,
): Area | null {
  const { first, last } = rowsTogether(tables, key);
  return first === area.row ? { ...area, rows: last - first + 1 } : null;
}
