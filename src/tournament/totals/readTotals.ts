import { tableRatings } from "../tableRatings";
import type { HalfPoints } from "../../rules/units";
import { tableColumns } from "../columns";
import type { HeadedColumn } from "../headedColumn";
import { NO_DETAILS } from "../playerDetails";
import type { Participant } from "../tournament";
import type { PlacedRead } from "../tournamentRead";
import { hasGames } from "../crosstable/layout";
import { errorFound, type Finding } from "../finding";
import { folded } from "../folded";
import { headingAt, kindOfHeading, type ColumnKind } from "../headings";
import { columnNumbers } from "../numberColumn";
import { readPlayers, readPoints } from "../players";
import { squareCell } from "../resultCell";
import type { WishedRatings } from "../ratingChoice";
import { FEWEST_PLAYERS, MOST_PLAYERS, type Player } from "../roundRobin";
import { isOfSums } from "../table/summaryRow";
import { kindOfRow } from "../table/rowKinds";
import { isBlank, span, textAt, valueAt, type Area, type SheetCells } from "../sheetCells";

/** Names, ratings and points, as in the worked example; null where a heading is missing. */
export function readTotals(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): PlacedRead | null {
  const headingRow = span(selected.row, selected.rows).find((row) =>
    isHeading(cells, row, selected),
  );
  if (headingRow === undefined) return null;
  const columns = span(selected.column, selected.columns);
  const rows = playerRows(cells, headingRow, selected);
  const found = tableColumns(cells, { rows, columns, above: [headingRow] });
  if (found.points === null || found.name === null || rows.length < FEWEST_PLAYERS) return null;
  const ratings = tableRatings(cells, found.ratings, { rows, others: [] }, wished);
  const numbers = columnNumbers(cells, rows, found);
  const { players, details, findings } = readPlayers(cells, rows, found, ratings, numbers);
  const names = players.map(({ name }) => name);
  const points = found.points;
  const totals = rows.map((row) => readPoints(cells, row, points) ?? null);
  const beside = resultsBeside(cells, { columns, rows, headingRow, names });
  if (beside.length === 0 && areOfSwiss(totals)) return null;
  const participants = players.map((player, place): Participant => ({
    player,
    details: details[place] ?? NO_DETAILS,
    start: numbers?.[place] ?? null,
    points: totals[place] ?? null,
    rounds: [],
  }));
  return {
    played: { kind: "robin", told: "points", rounds: rows.length - 1, players: participants },
    ...{ rows, columns: found, ratings, area: selected, others: [] },
    findings: [
      ...[...ratings.findings, ...findings, ...beside],
      ...totalsFindings(cells, points, rows, totals, players),
    ],
  };
}

/** Of all points of a round robin, how many a Swiss at least has not. */
const SWISS_SHARE = 0.8;

/** Far too few points, or far too many players, for everybody to have met everybody. */
function areOfSwiss(totals: readonly (HalfPoints | null)[]): boolean {
  const sum = totals.reduce<HalfPoints>((all, total) => all + (total ?? 0), 0);
  const isTold = !totals.includes(null);
  const most = totals.length * (totals.length - 1);
  return totals.length > MOST_PLAYERS || (isTold && sum <= SWISS_SHARE * most);
}

function isHeading(cells: SheetCells, row: number, selected: Area): boolean {
  const kinds = span(selected.column, selected.columns).map((column) =>
    headingAt(cells, { row, column }),
  );
  return (kinds.includes("name") || kinds.includes("surname")) && kinds.includes("points");
}

/** Without the lines between that hold nobody, down to where sums and notes begin. */
function playerRows(cells: SheetCells, headingRow: number, selected: Area): number[] {
  const columns = span(selected.column, selected.columns);
  const below = span(headingRow + 1, selected.row + selected.rows - headingRow - 1);
  const content = below.filter((row) => kindOfRow(cells, row, columns) === "content");
  const end = content.findIndex((row) => isOfSums(cells, row, columns));
  return end === -1 ? content : content.slice(0, end);
}

/** What stands under them tells of games, however it is written. */
const OF_GAMES: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  "round",
  "opponent",
  "white",
  "black",
]);

/** Round 1 is a round. */
function kindOfColumn(heading: string): ColumnKind | null {
  return kindOfHeading(heading) ?? kindOfHeading(heading.replace(/\d+/g, " "));
}

interface Beside {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly headingRow: number;
  readonly names: readonly string[];
}

/** Gal over the results against Gallo. */
function beginsName(name: string, heading: string): boolean {
  const start = folded(heading);
  return (
    start.length > 1 &&
    folded(name)
      .split(" ")
      .some((word) => word.startsWith(start))
  );
}

/** A crosstable that was not understood is not to be taken for a table of totals (5.1, 6.43, 2005). */
function resultsBeside(cells: SheetCells, { columns, rows, headingRow, names }: Beside): Finding[] {
  const results = columns.filter((column) => {
    const heading = textAt(cells, { row: headingRow, column });
    const kind = kindOfColumn(heading);
    if (kind !== null && !OF_GAMES.has(kind)) return false;
    const cellsOfColumn = rows.map((row) => ({ row, column }));
    const filled = cellsOfColumn.filter((place) => !isBlank(cells, place));
    const games = filled.filter((place) => hasGames(squareCell(cells, place)));
    const isFilled = 2 * filled.length > rows.length;
    if (kind !== null) return isFilled;
    const areSigns = filled.every((place) => SIGN.test(textAt(cells, place)));
    const isOfPlayer = names.some((name) => beginsName(name, heading));
    const isHeaded = /^\D{0,4}\d{1,2}\.?$/.test(heading) || isOfPlayer;
    const isCounted = isHeaded && (isFilled || areSigns);
    return 2 * games.length > rows.length || isCounted || (isFilled && areSigns);
  });
  const ofGames = results.filter((column) =>
    OF_GAMES.has(kindOfColumn(textAt(cells, { row: headingRow, column }))),
  );
  return results.length < FEWEST_PLAYERS && ofGames.length === 0
    ? []
    : [errorFound("resultsNotRead", {})];
}

/** Letters and signs that nobody knows may be results. */
const SIGN = /^(?:\D{1,2}|[01½])$/u;

function totalsFindings(
  cells: SheetCells,
  { column }: HeadedColumn,
  rows: readonly number[],
  totals: readonly (HalfPoints | null)[],
  players: readonly Player[],
): Finding[] {
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
