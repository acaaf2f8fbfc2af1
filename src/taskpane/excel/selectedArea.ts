import { intersection, type Area } from "../../tournament/sheetCells";

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
