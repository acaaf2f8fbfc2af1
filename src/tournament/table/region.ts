import {
  filledIn,
  intersection,
  isBlank,
  isOneCell,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { squareCell } from "../resultCell";
import { sidesIn } from "../games/sidesIn";
import { headingsAbove } from "./headingRows";
import { kindOfRow } from "./rowKinds";

/** The selection within what is written; of a single cell, the table that surrounds it. */
export function surroundingRegion(cells: SheetCells, selection: Area): Area | null {
  if (!isOneCell(selection)) return intersection(cells.area, selection);
  let region = selection;
  for (;;) {
    const larger = intersection(cells.area, around(region));
    if (larger === null) return null;
    const next = shrunk(cells, larger, region);
    const wider = sameArea(next, region) ? acrossGap(cells, acrossRows(cells, region)) : next;
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
  if (rows < LEAST_ROWS) return region;
  const filled = (of: number) =>
    span(row, rows).filter((each) => !isBlank(cells, { row: each, column: of }));
  /** With two rows a player only every other one has his name. */
  const isBeside = (beside: number, edge: number) => {
    const [own, far] = [filled(edge), filled(beside)];
    const shared = far.filter((each) => own.includes(each)).length;
    const isAlike = shared >= LEAST_ROWS && shared >= SAME_SHARE * Math.max(own.length, far.length);
    return far.length > rows / 2 || isAlike;
  };
  if (column > 0 && !hasNames(cells, region)) {
    /** Half a table is blank on one side of its diagonal: its names stand beyond. */
    const far = span(0, column)
      .reverse()
      .find((left) => filled(left).length > rows / 2);
    if (far !== undefined) return { ...region, column: far, columns: column + columns - far };
  }
  const end = column + columns;
  if (isBeside(end + 1, end - 1)) return { ...region, columns: columns + 2 };
  return column >= 2 && isBeside(column - 2, column)
    ? { ...region, column: column - 2, columns: columns + 2 }
    : region;
}

const NAME = /\p{L}{3}/u;

/** Words for results are none. */
function isName(cells: SheetCells, place: CellPlace): boolean {
  return NAME.test(textAt(cells, place)) && squareCell(cells, place).kind === "other";
}

function hasNames(cells: SheetCells, { row, rows, column, columns }: Area): boolean {
  return span(column, columns).some((each) => {
    const names = span(row, rows).filter((at) => isName(cells, { row: at, column: each }));
    return 2 * names.length > rows;
  });
}

/** So many blank rows may stand within a table. */
const MOST_BLANK_ROWS = 2;
/** Of the cells of a row, how many are filled as those of the rows before a gap. */
const SAME_SHARE = 0.7;

/** Beyond blank rows the table goes on where its rows do: filled alike, or with its headings again. */
function acrossRows(cells: SheetCells, region: Area): Area {
  const { row, rows } = region;
  /** A drawn line at the edge is like no player. */
  const last = nextRow(cells, region, row + rows - 1, -1) ?? row + rows - 1;
  const below = nextRow(cells, region, row + rows, 1);
  if (below !== null && continues(cells, region, below, last)) {
    return { ...region, rows: below - row + 1 };
  }
  const above = nextRow(cells, region, row - 1, -1);
  const first = nextRow(cells, region, row, 1) ?? row;
  return above !== null && continues(cells, region, above, first)
    ? { ...region, row: above, rows: row + rows - above }
    : region;
}

/** The first row that is filled beyond a gap; null where there is none near. */
function nextRow(cells: SheetCells, region: Area, from: number, step: 1 | -1): number | null {
  const columns = span(region.column, region.columns);
  const far = span(0, MOST_BLANK_ROWS + 2).map((gap) => from + step * gap);
  const kinds = far.map((row) => kindOfRow(cells, row, columns));
  const place = kinds.findIndex((kind) => kind !== "blank" && kind !== "rule");
  /** A drawn line in the gap is none of its blank rows. */
  const blank = kinds.slice(0, place).filter((kind) => kind === "blank").length;
  return place === -1 || blank > MOST_BLANK_ROWS ? null : (far[place] ?? null);
}

function continues(cells: SheetCells, region: Area, row: number, edge: number): boolean {
  const columns = span(region.column, region.columns);
  const isHeading = (at: number) => kindOfRow(cells, at, columns) === "headings";
  const text = (at: number) =>
    columns.map((column) => textAt(cells, { row: at, column })).join("|");
  const own = () => span(region.row, region.rows).filter(isHeading);
  const isOwn = (at: number) => own().some((each) => text(each) === text(at));
  /** Headings may stand apart from their table; those of the next one are others. */
  if (isHeading(row)) return isOwn(row) || (row < region.row && own().length === 0);
  /** Round 2, and the headings of games again. */
  if (kindOfRow(cells, Math.max(row, edge), columns) === "text") {
    const head = row > edge ? row + 1 : headingsAbove(cells, row, columns);
    if (head !== null && isOwn(head) && sidesIn(cells, head, columns) !== null) return true;
  }
  const filled = filledIn(cells, row, columns);
  const alike = filled.filter((column) => isAlike(cells, { row, column }, { row: edge, column }));
  return filled.length > 2 && alike.length >= SAME_SHARE * filled.length;
}

/** Both are numbers or both texts; results, marks and ranks may be either. */
function isAlike(cells: SheetCells, one: CellPlace, other: CellPlace): boolean {
  const values = [one, other].map((place) => valueAt(cells, place));
  if (values.includes("")) return false;
  const areShort = values.every((value) => String(value).length <= LONGEST_RESULT);
  const areResults = [one, other].every((place) => squareCell(cells, place).kind !== "other");
  return typeof values[0] === typeof values[1] || areShort || areResults;
}

const LONGEST_RESULT = 3;

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
