import type { ListWithoutGames } from "../finding";
import { folded } from "../folded";
import { headingAt, type ColumnKind } from "../headings";
import { looksLikeRatings } from "../ratingColumns";
import { sidesIn } from "../games/sidesIn";
import { filledIn, span, textAt, type Area, type SheetCells } from "../sheetCells";
import { kindOfRow } from "./rowKinds";

/** What a table without games is by what it tells, the most telling first; who stands in it: nothing more. */
const TOLD: readonly (readonly [ListWithoutGames, readonly ColumnKind[]])[] = [
  ["changes", ["expected", "delta"]],
  ["standing", ["points"]],
  ["players", ["rating", "fideRating", "nationalRating", "id", "birth", "federation", "title"]],
];

const NAMES: readonly (ColumnKind | null)[] = ["name", "surname"];
const BOARD = /^(?:bo|board|br|brett|ech|echiquier|scacchiera|tablero)$/;
const FEWEST_PLAYERS = 2;
const FEWEST_CELLS = 2;

/** What the table of an area is where nobody can be found to have met somebody; null: no table of players. */
export function listWithoutGames(cells: SheetCells, area: Area): ListWithoutGames | null {
  const columns = span(area.column, area.columns);
  const rows = span(area.row, area.rows);
  const filled = rows.filter((row) => filledIn(cells, row, columns).length >= FEWEST_CELLS);
  const players = filled.filter((row) => kindOfRow(cells, row, columns) === "content");
  const last = players[players.length - FEWEST_PLAYERS] ?? -1;
  for (const row of rows) {
    if (row >= last) break;
    const kinds = columns.map((column) => headingAt(cells, { row, column }));
    if (sidesIn(cells, row, columns) !== null) return "pairings";
    const names = kinds.filter((kind) => NAMES.includes(kind));
    if (names.length === 0 || kindOfRow(cells, row, columns) !== "headings") continue;
    const hasBoard = columns.some((column) => BOARD.test(folded(textAt(cells, { row, column }))));
    if (hasBoard && kinds.includes("points")) return "boards";
    const found = TOLD.find(([, own]) => own.some((kind) => kinds.includes(kind)));
    if (found !== undefined) return found[0];
  }
  return withoutHeadings(cells, columns, players);
}

/** Of the rows, how many must have a name and a rating. */
const SURE_SHARE = 0.8;
/** With more columns there may be games that nobody can read. */
const MOST_COLUMNS = 8;
const POINTS = /^\d{1,2}(?:[.,]\d)?½?$|^½$/;

/** Where nothing is headed: names beside ratings, perhaps with points, or two of each. */
function withoutHeadings(
  cells: SheetCells,
  columns: readonly number[],
  rows: readonly number[],
): ListWithoutGames | null {
  const filled = columns.filter((column) => filledIn(cells, rows[0] ?? 0, [column]).length > 0);
  const most = (is: (text: string) => boolean) => (column: number) => {
    const texts = rows.map((row) => textAt(cells, { row, column }));
    return texts.filter(is).length >= SURE_SHARE * rows.length;
  };
  const names = filled.filter(most((text) => /\p{L}{3}/u.test(text) && !/^\p{Lu}{3}$/u.test(text)));
  const ratings = filled.filter((column) => looksLikeRatings(cells, column, rows));
  if (rows.length < FEWEST_ROWS || filled.length > MOST_COLUMNS || ratings.length === 0)
    return null;
  if (names.length === 2 && ratings.length === 2) return "pairings";
  const [first = 0] = filled;
  const others = filled.filter((column) => column > first && !ratings.includes(column));
  if (names.length === 0 || names.length > 2) return null;
  return others.some(most((text) => POINTS.test(text))) ? "standing" : "players";
}

const FEWEST_ROWS = 4;
