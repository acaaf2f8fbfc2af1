import { tableColumns, type TableColumns } from "../columns";
import { errorFound, isError, warning, type Finding } from "../finding";
import type { PlayerDetails } from "../playerDetails";
import { readPlayers } from "../players";
import { chosenRating, type RatingChoice, type WishedRatings } from "../ratingChoice";
import { MOST_PLAYERS, type RoundRobin } from "../roundRobin";
import { addressOfArea, overlap, span, united, type Area, type SheetCells } from "../sheetCells";
import { columnsBeside } from "../table/beside";
import { headingRows } from "../table/headingRows";
import { leftOut } from "../table/leftOut";
import { contradictions } from "./contradictions";
import { areaOfSquare, rowOfPlayer } from "./layout";
import { locate, type Located } from "./locate";
import { pointsFindings } from "./pointsFindings";
import { readSquare } from "./readSquare";

export interface TableRead {
  readonly roundRobin: RoundRobin;
  readonly details: readonly PlayerDetails[];
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  readonly columns: TableColumns;
  /** The players' rows, which a person may be led to. */
  readonly rows: readonly number[];
  /** Where the table stands, and other tables of its kind. */
  readonly area: Area;
  readonly others: readonly Area[];
}

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
): TableRead | Unclear | null {
  const located = locate(cells, selected, area);
  if (located === null) return null;
  if (located === "unclear") return { findings: [errorFound("orderUnclear", {})] };
  const { square, others } = located;
  const rows = span(0, square.players).map((player) => rowOfPlayer(square, player));
  const block = areaOfSquare(square);
  const beside = columnsBeside(cells, { block, others, area: located.area });
  const above = headingRows(cells, block.row, [...beside, block.column], others);
  const columns = tableColumns(cells, { rows, columns: beside, above });
  const ratings = chosenRating(columns.ratings, wished);
  const { players, details, findings } = readPlayers(cells, rows, columns, ratings);
  const results = readSquare(cells, located, players);
  const table = tableArea(beside, block);
  return {
    roundRobin: { players, scores: { square: results.square } },
    details,
    rows,
    ratings,
    columns,
    area: table,
    others,
    findings: [
      ...sizeFindings(cells, located, selected),
      ...ratings.findings,
      ...findings,
      ...leftOut(cells, { rows, taken: square.rows.flat(), columns, area: located.area, others }),
      ...orderFindings(located),
      ...results.findings,
      ...(results.findings.some(isError)
        ? []
        : [
            ...contradictions(cells, { square, columns }, results, players),
            ...pointsFindings(cells, { square, columns }, results, players),
          ]),
    ],
  };
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

function sizeFindings(cells: SheetCells, { square }: Located, selected: Area): Finding[] {
  if (square.players > MOST_PLAYERS) {
    const values = { players: square.players, most: MOST_PLAYERS };
    const [row = 0] = square.rows[0] ?? [];
    const [column = 0] = square.columns[0] ?? [];
    return [errorFound("tooManyPlayers", values, { place: { row, column } })];
  }
  const isCell = selected.rows === 1 && selected.columns === 1;
  const larger = isCell ? null : locate(cells, cells.area, cells.area);
  if (larger === null || larger === "unclear") return [];
  const [found, around] = [areaOfSquare(square), areaOfSquare(larger.square)];
  /** Elsewhere on the sheet another event may stand. */
  const isLarger = larger.square.players > square.players && !larger.isReordered;
  if (!isLarger || !overlap(found, around)) return [];
  const area = united(selected, around);
  const fix = { kind: "select" as const, area };
  return [errorFound("selectionTooSmall", { area: addressOfArea(area) }, { fix })];
}
