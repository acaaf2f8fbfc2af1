import type { HalfPoints } from "../../rules/units";
import { tableColumns, type HeadedColumn } from "../columns";
import type { TableRead } from "../crosstable/readCrosstable";
import { errorFound, type Finding } from "../finding";
import { kindOfHeading } from "../headings";
import { readPlayers, readPoints } from "../players";
import { squareCell } from "../resultCell";
import { chosenRating, type WishedRatings } from "../ratingChoice";
import { FEWEST_PLAYERS, MOST_PLAYERS, type Player } from "../roundRobin";
import { isBlank, span, textAt, valueAt, type Area, type SheetCells } from "../sheetCells";

/** Names, ratings and points, as in the worked example; null where a heading is missing. */
export function readTotals(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): TableRead | null {
  const headingRow = span(selected.row, selected.rows).find((row) =>
    isHeading(cells, row, selected),
  );
  if (headingRow === undefined) return null;
  const columns = span(selected.column, selected.columns);
  const rows = playerRows(cells, headingRow, selected);
  const above = { ...selected, row: headingRow, rows: 1 };
  const found = tableColumns(cells, { rows, columns, above });
  if (found.points === null || found.name === null || rows.length < FEWEST_PLAYERS) return null;
  const ratings = chosenRating(found.ratings, wished);
  const { players, details, findings } = readPlayers(cells, rows, found, ratings);
  const points = found.points;
  const totals = rows.map((row) => readPoints(cells, row, points) ?? null);
  return {
    roundRobin: { players, scores: { totals: totals.map((total) => total ?? 0) } },
    details,
    rows,
    ratings,
    findings: [
      ...ratings.findings,
      ...findings,
      ...resultsBeside(cells, columns, rows, points),
      ...totalsFindings(cells, points, rows, totals, players),
    ],
  };
}

function isHeading(cells: SheetCells, row: number, selected: Area): boolean {
  const kinds = span(selected.column, selected.columns).map((column) =>
    kindOfHeading(textAt(cells, { row, column })),
  );
  return kinds.includes("name") && kinds.includes("points");
}

/** Down to the first empty row: what comes below it is another table. */
function playerRows(cells: SheetCells, headingRow: number, selected: Area): number[] {
  const below = span(headingRow + 1, selected.row + selected.rows - headingRow - 1);
  const end = below.findIndex((row) =>
    span(selected.column, selected.columns).every((column) => isBlank(cells, { row, column })),
  );
  return end === -1 ? below : below.slice(0, end);
}

/** A crosstable that was not understood is not to be taken for a table of totals. */
function resultsBeside(
  cells: SheetCells,
  columns: readonly number[],
  rows: readonly number[],
  points: HeadedColumn,
): Finding[] {
  const results = columns.filter((column) => {
    const games = rows.filter((row) => squareCell(cells, { row, column }).kind === "games");
    return column !== points.column && 2 * games.length > rows.length;
  });
  return results.length < FEWEST_PLAYERS ? [] : [errorFound("resultsNotRead", {})];
}

function totalsFindings(
  cells: SheetCells,
  { column }: HeadedColumn,
  rows: readonly number[],
  totals: readonly (HalfPoints | null)[],
  players: readonly Player[],
): Finding[] {
  if (rows.length > MOST_PLAYERS) {
    return [errorFound("tooManyPlayers", { players: rows.length, most: MOST_PLAYERS })];
  }
  const unreadable = rows.flatMap((row, index) => {
    if (totals[index] !== null) return [];
    const place = { row, column };
    const player = players[index]?.name ?? "";
    return [errorFound("notPoints", { player, came: valueAt(cells, place) }, { place })];
  });
  if (unreadable.length > 0) return unreadable;
  const most = 2 * (rows.length - 1);
  const tooHigh = rows.flatMap((row, index) => {
    const total = totals[index] ?? 0;
    if (total <= most) return [];
    const values = { player: players[index]?.name ?? "", came: total, most };
    return [errorFound("totalTooHigh", values, { place: { row, column } })];
  });
  if (tooHigh.length > 0) return tooHigh;
  const came = totals.reduce<HalfPoints>((sum, total) => sum + (total ?? 0), 0);
  const expected = rows.length * (rows.length - 1);
  const place = { row: (rows[0] ?? 1) - 1, column };
  return came === expected ? [] : [errorFound("totalsDiffer", { came, expected }, { place })];
}
