import { Cell } from "../cell";
import {
  filledIn,
  isOneCell,
  span,
  valueAt,
  withCells,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { fieldsOfLines } from "./fieldsOfLines";
import type { Fields } from "./lines";
import { withSecondLines } from "./secondLines";

/** A text in one column seen as the cells of a table. */
export interface TextApart {
  readonly cells: SheetCells;
  readonly selected: Area;
  /** The cell of the sheet in which something stands. */
  readonly onSheet: (place: CellPlace) => CellPlace;
}

/** Where every line of what is selected stands in a single cell of the same column; else null. */
export function textApart(cells: SheetCells, selected: Area): TextApart | null {
  const column = textColumn(cells, selected);
  if (column === null) return null;
  const fields = new Map(
    blocksIn(cells, column).flatMap((rows): [number, Fields][] => {
      const lines = rows.map((row) => String(valueAt(cells, { row, column })));
      const apart = fieldsOfLines(lines);
      return apart === null
        ? []
        : withSecondLines(apart).map((own, index) => [rows[index] ?? 0, own]);
    }),
  );
  const width = Math.max(1, ...[...fields.values()].map((own) => own?.length ?? 0));
  if (width === 1) return null;
  const { area } = cells;
  const columns = Math.max(area.columns, column + width - area.column);
  const wide = { ...cells, area: { ...area, columns } };
  return {
    cells: withCells(wide, (cell, { row, column: of }) => {
      const own = fields.get(row) ?? null;
      const value = own === null ? null : typed(own[of - column] ?? "");
      return value === null ? cell : new Cell({ value, format: cell.format, formula: value });
    }),
    selected: isOneCell(selected) ? selected : { ...selected, column, columns: width },
    onSheet: (place) => (fields.has(place.row) ? { ...place, column } : place),
  };
}

/** As it would stand in a cell of its own. */
function typed(text: string): string | number {
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function textColumn(cells: SheetCells, { row, rows }: Area): number | null {
  const all = span(cells.area.column, cells.area.columns);
  let found: number | null = null;
  for (const each of span(row, rows)) {
    const [own, another] = filledIn(cells, each, all);
    if (own === undefined) continue;
    if (another !== undefined || (found !== null && found !== own)) return null;
    found = own;
  }
  return found;
}

/** Two blank rows part one table from the next. */
const MOST_BLANK = 1;

/** Rows below each other that have nothing but their text. */
function blocksIn(cells: SheetCells, column: number): readonly (readonly number[])[] {
  const { area } = cells;
  const all = span(area.column, area.columns);
  const blocks: number[][] = [];
  for (const row of span(area.row, area.rows)) {
    const [own, another] = filledIn(cells, row, all);
    if (own !== column || another !== undefined) continue;
    const block = blocks.at(-1);
    if (block === undefined || row - (block.at(-1) ?? 0) > MOST_BLANK + 1) blocks.push([row]);
    else block.push(row);
  }
  return blocks;
}
