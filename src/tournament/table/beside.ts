import { headingAt, type ColumnKind } from "../headings";
import { isBlank, span, textAt, type Area, type SheetCells } from "../sheetCells";

/** A block of results, and what of the sheet may belong to it. */
export interface BlockInArea {
  /** Where the results stand. */
  readonly block: Area;
  /** The blocks of other tables. */
  readonly others: readonly Area[];
  readonly area: Area;
}

/** The columns beside a block of results that belong to its table, not to a neighbour's. */
export function columnsBeside(cells: SheetCells, { block, others, area }: BlockInArea): number[] {
  const end = block.column + block.columns;
  const neighbours = others.filter(
    (other) => other.row < block.row + block.rows && block.row < other.row + other.rows,
  );
  const from = Math.max(
    area.column,
    ...neighbours
      .filter(({ column }) => column < block.column)
      .map((each) => each.column + each.columns),
  );
  const to = Math.min(
    area.column + area.columns,
    ...neighbours.filter(({ column }) => column >= end).map(({ column }) => column),
  );
  const left = span(from, Math.max(0, block.column - from));
  const right = span(end, Math.max(0, to - end));
  const rows = rowsOf(block);
  return [
    ...(from > area.column
      ? left.slice(beginOf(cells, left, rows))
      : fromOwnNames(cells, left, rows)),
    ...right.slice(0, beginOf(cells, right, rows)),
  ];
}

/** Headings may stand so far above the first player. */
const HEADING_ROWS = 4;

interface BlockRows {
  readonly headings: readonly number[];
  readonly players: readonly number[];
}

function rowsOf({ row, rows }: Area): BlockRows {
  const first = Math.max(0, row - HEADING_ROWS);
  return { headings: span(first, row - first), players: span(row, rows) };
}

/** What a table begins with. */
const FIRST_KINDS: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  "rank",
  "number",
  "title",
  "name",
  "surname",
]);

/** The first of some columns with which another table begins: by its headings, else behind a gap. */
function beginOf(cells: SheetCells, columns: readonly number[], rows: BlockRows): number {
  const kinds = columns.map((column) => kindAmong(cells, column, rows.headings));
  const name = kinds.findIndex((kind) => kind === "name" || kind === "surname");
  if (name !== -1) {
    const before = [...kinds.slice(0, name)].reverse().findIndex((kind) => !FIRST_KINDS.has(kind));
    return before === -1 ? 0 : name - before;
  }
  /** Behind a gap headings without a name go on with the same table. */
  const isHeaded = (column: number) => kinds[columns.indexOf(column)] !== null;
  const gap = columns.findIndex(
    (column, index) => isGap(cells, column, rows) && !columns.slice(index).some(isHeaded),
  );
  const isText = columns.map((column) => isTextColumn(cells, column, rows.players));
  return gap !== -1 && isText.slice(gap).includes(true) ? gap : columns.length;
}

/** Left of a table without a neighbour: a list that ends before the table's own names is another's. */
function fromOwnNames(
  cells: SheetCells,
  columns: readonly number[],
  rows: BlockRows,
): readonly number[] {
  const kinds = columns.map((column) => kindAmong(cells, column, rows.headings));
  const names = kinds.flatMap((kind, index) => (kind === "name" ? [index] : []));
  const [, second] = names;
  if (second === undefined) return columns;
  const own = names[names.length - 1] ?? second;
  const gaps = columns.flatMap((column, index) =>
    index < own && isGap(cells, column, rows) ? [index] : [],
  );
  return columns.slice(gaps[gaps.length - 1] ?? 0);
}

function isGap(cells: SheetCells, column: number, { headings, players }: BlockRows): boolean {
  const [nearest] = [...headings].reverse();
  const rows = nearest === undefined ? players : [nearest, ...players];
  return rows.every((row) => isBlank(cells, { row, column }));
}

function kindAmong(cells: SheetCells, column: number, rows: readonly number[]): ColumnKind | null {
  return rows.map((row) => headingAt(cells, { row, column })).find((kind) => kind !== null) ?? null;
}

const LETTERS = /\p{L}{3}/u;

function isTextColumn(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const texts = rows.filter((row) => LETTERS.test(textAt(cells, { row, column })));
  return 2 * texts.length > rows.length;
}
