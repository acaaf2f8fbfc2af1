import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { HalfPoints } from "../../rules/units";
import { tableColumns, type HeadedColumn, type TableColumns } from "../columns";
import { errorFound, isError, warning, type Finding } from "../finding";
import type { PlayerDetails } from "../playerDetails";
import { readPlayers, readPoints } from "../players";
import { chosenRating, type RatingChoice, type WishedRatings } from "../ratingChoice";
import { MOST_PLAYERS, type Player, type RoundRobin } from "../roundRobin";
import {
  addressOfArea,
  united,
  span,
  textAt,
  valueAt,
  type Area,
  type SheetCells,
} from "../sheetCells";
import { contradictions } from "./contradictions";
import { findSquare, largerSquare } from "./findSquare";
import { areaOfSquare, placesOf, rowOfPlayer, type Square } from "./layout";
import { readSquare } from "./readSquare";

export interface TableRead {
  readonly roundRobin: RoundRobin;
  readonly details: readonly PlayerDetails[];
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  /** The players' rows, which a person may be led to. */
  readonly rows: readonly number[];
}

/** A crosstable within the selected cells; null where there is none. */
export function readCrosstable(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): TableRead | null {
  const square = findSquare(cells, selected);
  if (square === null) return null;
  const rows = span(0, square.players).map((player) => rowOfPlayer(square, player));
  const columns = tableColumns(cells, shapeOf(square, selected, rows));
  const ratings = chosenRating(columns.ratings, wished);
  const { players, details, findings } = readPlayers(cells, rows, columns, ratings);
  const results = readSquare(cells, square, players);
  return {
    roundRobin: { players, scores: { square: results.square } },
    details,
    rows,
    ratings,
    findings: [
      ...sizeFindings(cells, square, selected),
      ...ratings.findings,
      ...findings,
      ...results.findings,
      ...(results.findings.some(isError)
        ? []
        : [
            ...contradictions(cells, square, results.square, players),
            ...pointsFindings(cells, square, results.square, players, columns),
          ]),
    ],
  };
}

/** Headings may stand above the selection. */
const HEADING_ROWS = 3;

/** The columns of the selection beside the square, and the rows above it. */
function shapeOf(square: Square, selected: Area, rows: readonly number[]) {
  const { column, columns } = areaOfSquare(square);
  const beside = span(selected.column, selected.columns).filter(
    (each) => each < column || each >= column + columns,
  );
  const first = Math.max(0, Math.min(selected.row, square.row - HEADING_ROWS));
  const above = { ...selected, row: first, rows: square.row - first };
  return { rows, columns: beside, above };
}

function sizeFindings(cells: SheetCells, square: Square, selected: Area): Finding[] {
  if (square.players > MOST_PLAYERS) {
    const values = { players: square.players, most: MOST_PLAYERS };
    return [errorFound("tooManyPlayers", values, { place: square })];
  }
  const larger = largerSquare(cells, square);
  if (larger === null) return [];
  const area = united(selected, larger);
  const fix = { kind: "select" as const, area };
  return [errorFound("selectionTooSmall", { area: addressOfArea(area) }, { fix })];
}

function pointsFindings(
  cells: SheetCells,
  square: Square,
  games: readonly (readonly (readonly PlayedOrNot[])[])[],
  players: readonly Player[],
  { points }: TableColumns,
): Finding[] {
  if (points === null) return [];
  return span(0, square.players).flatMap((player) =>
    pointsFinding(cells, square, points, player, {
      player: players[player]?.name ?? "",
      expected: scoreOf(cells, square, games[player] ?? [], player),
    }),
  );
}

function pointsFinding(
  cells: SheetCells,
  square: Square,
  points: HeadedColumn,
  index: number,
  { player, expected }: { readonly player: string; readonly expected: HalfPoints },
): Finding[] {
  const row = rowOfPlayer(square, index);
  const place = { row, column: points.column };
  const came = readPoints(cells, row, points);
  if (came === undefined || came === expected) return [];
  if (came === null) {
    return [warning("notPoints", { player, came: valueAt(cells, place) }, { place })];
  }
  return [warning("pointsDiffer", { player, came, expected }, { place })];
}

/** A won game by default counts in a table's points. */
function scoreOf(
  cells: SheetCells,
  square: Square,
  games: readonly (readonly PlayedOrNot[])[],
  player: number,
): HalfPoints {
  const played = games.flat().reduce<HalfPoints>((sum, score) => sum + (score ?? 0), 0);
  const defaults = span(0, square.players)
    .flatMap((opponent) => placesOf(square, player, opponent))
    .map((place) => textAt(cells, place).match(/\+/g)?.length ?? 0);
  return played + 2 * defaults.reduce((sum, count) => sum + count, 0);
}
