import { isBlank, span, type Area, type SheetCells } from "../../tournament/sheetCells";

/** How far around the selection is read: the event's date above, a row or column left out. */
const AROUND = 15;
/** Around a single cell a whole table may stand: a thousand players with all that is beside them. */
const AROUND_CELL = { rows: 1_100, columns: 100 };
/** More than a table needs. */
const MOST_ROWS = 1_500;
const MOST_COLUMNS = 200;

/** What is read: the used cells around the selection, and of a huge selection its beginning. */
export function readWindow(selection: Area, used: Area): Area | null {
  const isCell = selection.rows === 1 && selection.columns === 1;
  const margin = isCell ? AROUND_CELL : { rows: AROUND, columns: AROUND };
  const before = {
    row: Math.min(selection.row, margin.rows),
    column: Math.min(selection.column, margin.columns),
  };
  return intersection(used, {
    row: selection.row - before.row,
    column: selection.column - before.column,
    rows: before.row + Math.min(selection.rows, MOST_ROWS) + margin.rows,
    columns: before.column + Math.min(selection.columns, MOST_COLUMNS) + margin.columns,
  });
}

/** The largest sheet that is made here: 20,000 lines of a tournament file of a hundred rounds. */
const MOST_CELLS_OF_SHEET = 2_500_000;

/** What is read of a whole sheet: a cell far away from all others would have millions of blank ones read. */
export function sheetWindow(used: Area): Area {
  const columns = Math.min(used.columns, MOST_COLUMNS);
  const rows = Math.min(used.rows, Math.floor(MOST_CELLS_OF_SHEET / columns));
  return { ...used, rows, columns };
}

/** The selection within what is written; of a single cell, the table that surrounds it. */
export function surroundingRegion(cells: SheetCells, selection: Area): Area | null {
  if (selection.rows > 1 || selection.columns > 1) return intersection(cells.area, selection);
  let region = selection;
  for (;;) {
    const larger = intersection(cells.area, around(region));
    if (larger === null) return null;
    const next = shrunk(cells, larger, region);
    const wider = sameArea(next, region) ? acrossGap(cells, region) : next;
    if (sameArea(wider, region)) return isEmpty(cells, region) ? null : region;
    region = wider;
  }
}

function around({ row, column, rows, columns }: Area): Area {
  return { row: row - 1, column: column - 1, rows: rows + 2, columns: columns + 2 };
}

/** Of the ring around a region only the sides on which something is written. */
function shrunk(cells: SheetCells, larger: Area, region: Area): Area {
  const lastRow = larger.row + larger.rows - 1;
  const lastColumn = larger.column + larger.columns - 1;
  const hasRow = (row: number) =>
    span(larger.column, larger.columns).some((column) => !isBlank(cells, { row, column }));
  const hasColumn = (column: number) =>
    span(larger.row, larger.rows).some((row) => !isBlank(cells, { row, column }));
  const top = larger.row < region.row && hasRow(larger.row) ? larger.row : region.row;
  const left =
    larger.column < region.column && hasColumn(larger.column) ? larger.column : region.column;
  const bottom =
    lastRow >= region.row + region.rows && hasRow(lastRow) ? lastRow : region.row + region.rows - 1;
  const right =
    lastColumn >= region.column + region.columns && hasColumn(lastColumn)
      ? lastColumn
      : region.column + region.columns - 1;
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

/**
 * Titles that nobody has leave a column blank from top to bottom: where the one behind it is filled
 * in most rows, the table goes on there.
 */
function acrossGap(cells: SheetCells, region: Area): Area {
  const { row, column, rows, columns } = region;
  const filled = (beside: number) =>
    span(row, rows).filter((each) => !isBlank(cells, { row: each, column: beside })).length;
  const isTable = rows >= LEAST_ROWS;
  if (isTable && filled(column + columns + 1) > rows / 2)
    return { ...region, columns: columns + 2 };
  if (isTable && column >= 2 && filled(column - 2) > rows / 2) {
    return { ...region, column: column - 2, columns: columns + 2 };
  }
  return region;
}

/** Headings and two players. */
const LEAST_ROWS = 3;

function isEmpty(cells: SheetCells, { row, column, rows, columns }: Area): boolean {
  return span(row, rows).every((r) =>
    span(column, columns).every((c) => isBlank(cells, { row: r, column: c })),
  );
}

function sameArea(one: Area, other: Area): boolean {
  return (
    one.row === other.row &&
    one.column === other.column &&
    one.rows === other.rows &&
    one.columns === other.columns
  );
}

function intersection(one: Area, other: Area): Area | null {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  const rows = Math.min(one.row + one.rows, other.row + other.rows) - row;
  const columns = Math.min(one.column + one.columns, other.column + other.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : null;
}
