import { columnOf, has } from "../table";
import {
  PLAYER_COLUMN,
  type InputColumn,
  type IterationColumn,
  type IterationPlaces,
} from "./places";

/** In characters, so that the table stands beside the pane on a small screen. */
const NUMBER = 4.5;
const NAME = 19.5;
const USUAL = 5;

const OF_TABLE: Partial<Record<IterationColumn, number>> = {
  rating: 11.2,
  rcNew: 6.5,
  ruNew: 6.5,
  change: 8,
  rn: 5.5,
};

const OF_INPUTS: Partial<Record<InputColumn, number>> = {
  points: 6.5,
  firstEvent: 6,
  counts: 6,
  birth: 8,
  age: 5.5,
  gamesSoFar: 9,
  peak: 9.5,
};

/** Behind all other columns the words of K's reason have room; before them they run over so many. */
const REASON = { width: 29, columns: 5 };

/** As far as this column K's reasons go; null: the sheet has none. */
export function lastOfReasons({ inputs, ...places }: IterationPlaces): number | null {
  if (!has(inputs, "kReason")) return null;
  const column = columnOf(inputs, "kReason");
  return isBehindAll({ inputs, ...places }) ? column : column + REASON.columns;
}

function isBehindAll({ table, inputs, lastColumn }: IterationPlaces): boolean {
  const column = columnOf(inputs, "kReason");
  const isLast = inputs.columns[inputs.columns.length - 1] === "kReason";
  return isLast && column === lastColumn && column > columnOf(table, "rn");
}

/** Blocks stand below each other: a column is as wide as the widest in it. */
export function iterationWidths(places: IterationPlaces): number[] {
  const { table, inputs, lastColumn } = places;
  const last = Math.max(lastColumn, lastOfReasons(places) ?? 0);
  const widths = Array.from({ length: last + 1 }, () => USUAL);
  widths[PLAYER_COLUMN - 1] = NUMBER;
  widths[PLAYER_COLUMN] = NAME;
  const widen = (column: number, width = USUAL) => {
    widths[column] = Math.max(widths[column] ?? 0, width);
  };
  for (const key of table.columns) if (key !== "player") widen(columnOf(table, key), OF_TABLE[key]);
  for (const key of inputs.columns) widen(columnOf(inputs, key), OF_INPUTS[key]);
  if (has(inputs, "kReason") && isBehindAll(places)) {
    widths[columnOf(inputs, "kReason")] = REASON.width;
  }
  return widths;
}

/** Columns that need no scrolling, so that names need not be held. */
const FITS_A_SCREEN = 28;

export function heldColumns({ lastColumn }: Pick<IterationPlaces, "lastColumn">): number {
  return lastColumn > FITS_A_SCREEN ? PLAYER_COLUMN + 1 : 0;
}
