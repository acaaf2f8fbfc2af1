import { errorFound, type Finding } from "../finding";
import { filledIn, hasRow, span, textAt, type Area, type SheetCells } from "../sheetCells";
import { isOfSums } from "../table/summaryRow";
import { kindOfRow } from "../table/rowKinds";
import { areaOfSquare, hasGames, type Look, type Square } from "./layout";

/** A square as it was found, and where it stands. */
export interface FoundIn {
  readonly square: Square;
  readonly look: Look;
  readonly area: Area;
  readonly others: readonly Area[];
}

const MOST_BLANK = 2;
/** Of a square's columns, how many must hold results for a row to be one of its table's. */
const SURE_SHARE = 0.5;

/** Rows above, below and between that have results in the square's columns, and are of no player. */
export function rowsLeftOver(
  cells: SheetCells,
  found: FoundIn,
  name: { readonly column: number } | null,
): Finding[] {
  const { row, rows } = areaOfSquare(found.square);
  const columns = span(found.area.column, found.area.columns);
  const taken = new Set(found.square.rows.flat());
  const between = span(row, rows).filter((each) => !taken.has(each));
  const above = nearby(cells, found, span(found.area.row, row - found.area.row).reverse());
  const end = found.area.row + found.area.rows;
  const below = nearby(cells, found, span(row + rows, Math.max(0, end - row - rows)));
  return [...above.reverse(), ...between, ...below].flatMap((each): Finding[] => {
    const isHeading = kindOfRow(cells, each, columns) === "headings";
    if (isHeading || !hasResults(found, each)) return [];
    const place = { row: each, column: name?.column ?? areaOfSquare(found.square).column };
    const player = textAt(cells, place);
    return isOfSums(cells, each, columns)
      ? []
      : [errorFound("playerLeftOut", { player }, { place })];
  });
}

/** From the edge of the square on as far as its table may go. */
function nearby(cells: SheetCells, { area, others }: FoundIn, rows: readonly number[]): number[] {
  const columns = span(area.column, area.columns);
  const found: number[] = [];
  let blank = 0;
  for (const row of rows) {
    if (others.some((other) => hasRow(other, row))) break;
    blank = filledIn(cells, row, columns).length === 0 ? blank + 1 : 0;
    if (blank > MOST_BLANK) break;
    found.push(row);
  }
  return found;
}

function hasResults({ square, look }: FoundIn, row: number): boolean {
  const columns = square.columns.flat();
  const results = columns.filter((column) => hasGames(look({ row, column })));
  return results.length >= SURE_SHARE * columns.length;
}
