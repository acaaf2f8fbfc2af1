import type { Rating } from "../rules/units";
import type { HeadedColumn } from "./headedColumn";
import { errorFound, readAs, warning, type Finding } from "./finding";
import { amongGrouped, ratingCell, type RatingCell, type RatingWriting } from "./ratingCell";
import { inTurn, read, type Read } from "./read";
import { textAt, valueAt, type CellPlace, type SheetCells } from "./sheetCells";

/** The rating of one cell, of a list of games. */
export function readRating(
  cells: SheetCells,
  row: number,
  column: HeadedColumn | null,
  player: string,
): Read<Rating | null> {
  if (column === null) return read(null);
  const place = { row, column: column.column };
  return ratingOf(cells, place, ratingCell(cells, place), player);
}

/** The ratings of a column; how they are written is said once. */
export function readRatings(
  cells: SheetCells,
  rows: readonly number[],
  column: HeadedColumn | null,
  names: readonly string[],
): Read<readonly (Rating | null)[]> {
  if (column === null) return read([]);
  const places = rows.map((row) => ({ row, column: column.column }));
  const ratings = amongGrouped(places.map((place) => ratingCell(cells, place)));
  const placed = ratings.map((cell, index) => ({
    place: places[index] ?? { row: 0, column: 0 },
    cell,
    player: names[index] ?? "",
  }));
  const { value, findings } = inTurn(
    placed.map(({ place, cell, player }) => ratingOf(cells, place, cell, player)),
  );
  return read(value, ...waysOfWriting(cells, placed), ...blanksAmongMarks(placed), ...findings);
}

interface PlacedRating {
  readonly place: CellPlace;
  readonly cell: RatingCell;
  readonly player: string;
}

function waysOfWriting(cells: SheetCells, placed: readonly PlacedRating[]): Finding[] {
  const said = new Set<RatingWriting>();
  return placed.flatMap(({ place, cell }): Finding[] => {
    if (cell.kind !== "rating" || cell.writing === null || said.has(cell.writing)) return [];
    said.add(cell.writing);
    const values = { came: textAt(cells, place), rating: cell.rating };
    return [warning("ratingsWritten", values, { place })];
  });
}

/** Where others carry 0 or u, a blank cell may be forgotten. */
function blanksAmongMarks(placed: readonly PlacedRating[]): Finding[] {
  const isMarked = placed.some(({ cell }) => cell.kind === "unrated" && !cell.isBlank);
  if (!isMarked) return [];
  return placed.flatMap(({ place, cell, player }): Finding[] => {
    if (cell.kind !== "unrated" || !cell.isBlank) return [];
    return [warning("blankRating", { player }, { place, fix: readAs(place, "u") })];
  });
}

function ratingOf(
  cells: SheetCells,
  place: CellPlace,
  cell: RatingCell,
  player: string,
): Read<Rating | null> {
  if (cell.kind === "rating") return read(cell.rating);
  if (cell.kind === "unrated") return read(null);
  if (cell.kind === "none") {
    return read(null, errorFound("notARating", { player, came: valueAt(cells, place) }, { place }));
  }
  const values = { player, came: textAt(cells, place), letter: cell.letter };
  const [fix, other] = [readAs(place, "u"), readAs(place, String(cell.rating))];
  return read(null, errorFound("notFideRating", values, { place, fix, choices: [other] }));
}
