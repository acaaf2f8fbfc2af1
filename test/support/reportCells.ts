import type { BlockName, ReportColumn, ReportPlaces } from "../../src/sheets/report/layout";
import { has, columnOf, type Table } from "../../src/sheets/table";
import { addressOf, type CellPlace } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";

type Values = readonly (readonly (CellContent | undefined)[])[];

/** What the rated have under names of their own. */
const AMONG_RATED: Partial<Record<ReportColumn, ReportColumn>> = {
  firstEvent: "firstEventOfRated",
  p: "pAsOpponent",
  dp: "dpAsOpponent",
  ru: "ruAsOpponent",
  lacks: "remarks",
};

function blockOf(
  { blocks }: ReportPlaces,
  player: number,
): { readonly name: BlockName; readonly table: Table<ReportColumn> } {
  return blocks.find(({ players }) => players.includes(player))!;
}

/** Where a player's figure stands; null where his block has no such column. */
export function placeOfPlayer(
  places: ReportPlaces,
  column: ReportColumn,
  player: number,
): CellPlace | null {
  const { name, table } = blockOf(places, player);
  const own = name === "rated" ? (AMONG_RATED[column] ?? column) : column;
  const shown = own === "k" && name === "unrated" ? "kGiven" : own;
  if (!has(table, shown)) return null;
  return { row: places.playerRows[player]!, column: columnOf(table, shown) };
}

export function addressOfPlayer(
  places: ReportPlaces,
  column: ReportColumn,
  player: number,
): string {
  return addressOf(placeOfPlayer(places, column, player)!);
}

/** What stands there; "" where his block has no such column. */
export function ofPlayer(
  values: Values,
  places: ReportPlaces,
  column: ReportColumn,
  player: number,
): CellContent {
  const place = placeOfPlayer(places, column, player);
  return place === null ? "" : (values[place.row]?.[place.column] ?? "");
}
