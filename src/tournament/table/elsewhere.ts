import { filledIn, hasRow, overlap, span, type Area, type SheetCells } from "../sheetCells";
import { surroundingRegion } from "./region";
import { kindOfRow } from "./rowKinds";

const MOST_TABLES = 5;
const FEWEST_PLAYERS = 2;
const FEWEST_CELLS = 3;

/** Tables with headings that stand apart from those that are known: further down the sheet, or above. */
export function tablesElsewhere(cells: SheetCells, known: readonly Area[]): Area[] {
  const { row: first, rows } = cells.area;
  const found: Area[] = [];
  const isKnown = (row: number) => [...known, ...found].some((area) => hasRow(area, row));
  for (const row of span(first, rows)) {
    if (found.length === MOST_TABLES || isKnown(row) || !beginsTable(cells, row)) continue;
    const [column = 0] = filledIn(cells, row, columnsOf(cells));
    const region = surroundingRegion(cells, { row, column, rows: 1, columns: 1 });
    if (region !== null && !known.some((area) => overlap(area, region))) found.push(region);
  }
  return found;
}

/** Headings, and below them rows as players have them. */
function beginsTable(cells: SheetCells, row: number): boolean {
  const columns = columnsOf(cells);
  const below = span(row + 1, FEWEST_PLAYERS);
  if (below.some((each) => filledIn(cells, each, columns).length < FEWEST_CELLS)) return false;
  return kindOfRow(cells, row, columns) === "headings";
}

function columnsOf({ area: { column, columns } }: SheetCells): number[] {
  return span(column, columns);
}
