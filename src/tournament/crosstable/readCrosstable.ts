import { tableRatings } from "../tableRatings";
import { tableColumns, type TableColumns } from "../columns";
import { columnNumbers } from "../numberColumn";
import { errorFound, isError, warning, type Finding } from "../finding";
import { placeNumber } from "../placeNumber";
import { readPlayers } from "../players";
import type { WishedRatings } from "../ratingChoice";
import { MOST_PLAYERS, type Player } from "../roundRobin";
import type { PlacedRead } from "../tournamentRead";
import { isByeName } from "../round/bye";
import type { SquareCell } from "../resultCell";
import {
  addressOfArea,
  containsArea,
  isOneCell,
  overlap,
  span,
  textAt,
  united,
  type Area,
  type SheetCells,
} from "../sheetCells";
import { columnsBeside } from "../table/beside";
import { headingRows, headingsOfTwin } from "../table/headingRows";
import { kindOfRow } from "../table/rowKinds";
import { leftOut } from "../table/leftOut";
import { contradictions } from "./contradictions";
import { areaOfSquare, hasGames, placesOf, rowOfPlayer, type Square } from "./layout";
import { locate, type Located } from "./locate";
import { pointsFindings, type PointsAndSquare } from "./pointsFindings";
import { rowsLeftOver } from "./rowsLeftOver";
import { countedRuns } from "./resultColumns";
import { readSquare, type SquareRead } from "./readSquare";
import { playedInSquare } from "./playedInSquare";

/** The order of rows and columns that only a person can tell. */
export interface Unclear {
  readonly findings: readonly Finding[];
}

/** A crosstable under the selected cell or within the selected area; null where there is none. */
export function readCrosstable(
  cells: SheetCells,
  selected: Area,
  area: Area,
  wished: WishedRatings,
): PlacedRead | Unclear | null {
  const located = locate(cells, selected, area);
  if (located === null) return null;
  if (located === "unclear") return { findings: [errorFound("orderUnclear", {})] };
  return readLocated(cells, located, selected, wished);
}

function readLocated(
  cells: SheetCells,
  located: Located,
  selected: Area,
  wished: WishedRatings,
): PlacedRead {
  const { others } = located;
  const block = areaOfSquare(located.square);
  const beside = columnsBeside(cells, { block, others, area: located.area });
  const above = headingsOf(cells, located, beside);
  const shape = { rows: rowsOf(located.square), columns: beside, above };
  const square = withoutNobody(cells, located, tableColumns(cells, shape));
  const rows = rowsOf(square);
  /** A bye has no first name, no rating, no K: what players have tells what a column is. */
  const columns = tableColumns(cells, { ...shape, rows });
  const ratings = tableRatings(cells, columns.ratings, { rows, others }, wished);
  const numbers = columnNumbers(cells, rows, columns, numbersOver(cells, square, above));
  const { players, details, findings } = readPlayers(cells, rows, columns, ratings, numbers);
  const results = readSquare(cells, { ...located, square }, players);
  const taken = located.square.rows.flat();
  return {
    played: playedInSquare(players, details, results.square, numbers),
    rows,
    columns,
    ratings,
    area: tableArea(beside, block),
    others,
    findings: [
      ...sizeFindings(cells, located, selected),
      ...ratings.findings,
      ...findings,
      ...rowsLeftOver(cells, { ...located, others }, columns.name),
      ...leftOut(cells, { rows, taken, columns, area: located.area, others }),
      ...orderFindings(located),
      ...columnsLeftOver(cells, located.square, above),
      ...results.findings,
      ...sumFindings(cells, { square, columns }, results, players),
    ],
  };
}

/** The rows above; where none of them are headings, those of a table above that has the same columns. */
function headingsOf(
  cells: SheetCells,
  { square, look, others }: Located,
  beside: readonly number[],
): number[] {
  const block = areaOfSquare(square);
  const columns = [...beside, block.column];
  const above = headingRows(cells, block.row, columns, others);
  const hasOwn = above.some((row) => kindOfRow(cells, row, columns) === "headings");
  const own = square.columns.flat();
  const isOfPlayer = (row: number) =>
    2 * own.filter((column) => hasGames(look({ row, column }))).length > own.length;
  return hasOwn ? above : [...above, ...headingsOfTwin(cells, block, columns, isOfPlayer)];
}

/** Sides of results and points that do not fit; not while some results cannot be read at all. */
function sumFindings(
  cells: SheetCells,
  table: PointsAndSquare,
  results: SquareRead,
  players: readonly Player[],
): Finding[] {
  if (results.findings.some(isError)) return [];
  return [
    ...contradictions(cells, table, results, players),
    ...pointsFindings(cells, table, results, players),
  ];
}

/** By which numbers the nearest row that has any quotes the players over their results. */
function numbersOver(cells: SheetCells, { columns }: Square, above: readonly number[]) {
  const inRow = (row: number) =>
    columns.map(([column = 0]) => placeNumber(textAt(cells, { row, column })));
  return above.map(inRow).find((numbers) => !numbers.includes(null));
}

function rowsOf(square: Square): number[] {
  return span(0, square.players).map((player) => rowOfPlayer(square, player));
}

/** Whoever is left over in a round stands in some tables as a player whom everybody meets; a free line is nobody. */
function withoutNobody(
  cells: SheetCells,
  { square, look }: Located,
  { name, firstName }: TableColumns,
): Square {
  const called = [name, firstName].flatMap((each) => each?.column ?? []);
  const all = span(0, square.players);
  const isNobody = (player: number) => {
    const names = called.map((column) =>
      textAt(cells, { row: rowOfPlayer(square, player), column }),
    );
    const own = all.flatMap((other) => placesOf(square, player, other).map(look));
    if (names.some(isByeName)) return own.every(isUnplayed);
    const met = all.flatMap((other) => placesOf(square, other, player).map(look));
    const isNameless = names.length > 0 && names.every((text) => text === "");
    return isNameless && ![...own, ...met].some(hasGames);
  };
  const kept = all.filter((player) => !isNobody(player));
  const of = (lists: Square["rows"]) => kept.map((player) => lists[player] ?? []);
  return { ...square, players: kept.length, rows: of(square.rows), columns: of(square.columns) };
}

function isUnplayed(cell: SquareCell): boolean {
  return cell.kind !== "games" || cell.games.every((score) => score === null);
}

/** More columns are numbered than the table has players: it is not whole. */
function columnsLeftOver(
  cells: SheetCells,
  square: Square,
  headings: readonly number[],
): Finding[] {
  const own = square.columns.flat();
  const { area } = cells;
  const view = { rows: [], columns: span(area.column, area.columns) };
  const runs = countedRuns(cells, view, headings);
  const isLonger = runs.some(
    (run) => run.length > square.players && own.every((column) => run.includes(column)),
  );
  return isLonger ? [errorFound("resultsNotRead", {})] : [];
}

function tableArea(beside: readonly number[], block: Area): Area {
  const columns = [...beside, block.column, block.column + block.columns - 1];
  const first = Math.min(...columns);
  return { ...block, column: first, columns: Math.max(...columns) - first + 1 };
}

function orderFindings({ isHalf, isReordered }: Located): Finding[] {
  return [
    ...(isHalf ? [warning("halfOnly", {})] : []),
    ...(isReordered ? [warning("columnsReordered", {})] : []),
  ];
}

function sizeFindings(
  cells: SheetCells,
  { square, area: searched }: Located,
  selected: Area,
): Finding[] {
  if (square.players > MOST_PLAYERS) {
    const values = { players: square.players, most: MOST_PLAYERS };
    const [row = 0] = square.rows[0] ?? [];
    const [column = 0] = square.columns[0] ?? [];
    return [errorFound("tooManyPlayers", values, { place: { row, column } })];
  }
  /** Where all cells were searched, nothing larger is left to find. */
  const isWhole = isOneCell(selected) || containsArea(searched, cells.area);
  const larger = isWhole ? null : locate(cells, cells.area, cells.area);
  if (larger === null || larger === "unclear") return [];
  const [found, around] = [areaOfSquare(square), areaOfSquare(larger.square)];
  /** Elsewhere on the sheet another event may stand. */
  const isLarger = larger.square.players > square.players && !larger.isReordered;
  if (!isLarger || !overlap(found, around)) return [];
  const area = united(selected, around);
  const fix = { kind: "select" as const, area };
  return [errorFound("selectionTooSmall", { area: addressOfArea(area) }, { fix })];
}
