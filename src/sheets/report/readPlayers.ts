import type { Edition } from "../../rules/editions/edition";
import { span, textAt, valueAt, type Area, type SheetCells } from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { allReportColumns } from "./columns/order";
import type { ReportColumn } from "./layout";

/** Where a player's figures stand: a row, and the columns of his block. */
export interface PlayerPlace {
  readonly row: number;
  readonly columns: ReadonlyMap<ReportColumn, number>;
}

const OF_ALL: readonly ReportColumn[] = ["player", "rating", "n", "w"];
const OF_RATED: readonly ReportColumn[] = ["wMinusWe", "change", "rn"];

/** Where a report's players stand; null where a column is missing without which it cannot be read. */
export function tableOf(
  { cells, names }: SheetRead,
  edition: Edition,
): readonly PlayerPlace[] | null {
  const areas = new Map(
    allReportColumns(edition).flatMap(({ key, name = "" }) => {
      const area = names.own.get(name);
      return area === undefined ? [] : [[key, area] as const];
    }),
  );
  const players = areas.get("player");
  if (players === undefined) return null;
  const { column, row, rows } = players;
  const number = areas.get("number")?.column;
  const heading = headingRow(areas);
  /** A line without a number is a person's own; without the column of numbers a name is enough. */
  const isPlayer = (each: number) =>
    number === undefined
      ? each !== heading && textAt(cells, { row: each, column }) !== ""
      : typeof valueAt(cells, { row: each, column: number }) === "number";
  const below = number === undefined ? [] : playerRows(cells, row + rows, number);
  const found = [...span(row, rows).filter(isPlayer), ...below];
  const blocks = {
    upper: columnsOf(areas, heading, "upper"),
    lower: columnsOf(areas, heading, "lower"),
  };
  const places = found.map((each) => ({
    row: each,
    columns: heading === null || each < heading ? blocks.upper : blocks.lower,
  }));
  return places.every(({ columns }) => hasNeeded(columns)) ? places : null;
}

/**
 * The heading between rated and unrated players, over the first line of what the unrated alone have;
 * null where all players stand in one block.
 */
function headingRow(areas: ReadonlyMap<ReportColumn, Area>): number | null {
  const first = areas.get("player")?.row ?? 0;
  const below = [...areas.values()].filter(({ row }) => row > first).map(({ row }) => row);
  return below.length === 0 ? null : Math.min(...below) - 1;
}

/** What stands in a block: its own columns, and those that go over both. */
function columnsOf(
  areas: ReadonlyMap<ReportColumn, Area>,
  heading: number | null,
  block: "upper" | "lower",
): ReadonlyMap<ReportColumn, number> {
  const own = [...areas].filter(([, { row, rows }]) => {
    if (heading === null) return true;
    return block === "upper" ? row < heading : row + rows > heading;
  });
  const columns = new Map(own.map(([key, { column }]) => [key, column]));
  for (const [key, among] of STANDS_FOR) {
    const column = columns.get(among);
    if (column !== undefined && !columns.has(key)) columns.set(key, column);
  }
  return columns;
}

/** What a block has under a name of its own. */
const STANDS_FOR: readonly (readonly [ReportColumn, ReportColumn])[] = [
  ["firstEvent", "firstEventOfRated"],
  ["p", "pAsOpponent"],
  ["dp", "dpAsOpponent"],
  ["ru", "ruAsOpponent"],
  ["k", "kGiven"],
];

/** Of rated players their change, of unrated ones Ru. */
function hasNeeded(columns: ReadonlyMap<ReportColumn, number>): boolean {
  const has = (column: ReportColumn) => columns.has(column);
  const needed = OF_RATED.some(has) ? [...OF_RATED, "k" as const] : ["ru" as const];
  return [...OF_ALL, ...needed].every(has);
}

/** So many blank rows part the players from the tables below; fewer somebody has put between them. */
const GAP = 6;

/** Rows with a number in front, as far as they follow each other. */
function playerRows(cells: SheetCells, first: number, column: number): readonly number[] {
  const rows: number[] = [];
  for (let row = first, blank = 0; blank < GAP; row += 1) {
    const number = valueAt(cells, { row, column });
    if (typeof number === "number") rows.push(row);
    else if (number !== "") break;
    blank = typeof number === "number" ? 0 : blank + 1;
  }
  return rows;
}
