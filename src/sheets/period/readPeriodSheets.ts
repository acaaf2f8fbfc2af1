import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { Day, Hundredths, Rating } from "../../rules/units";
import { formulaAt, span, valueAt } from "../../tournament/sheetCells";
import { filledRows, givenK, inColumn, numberIn, ratingIn, textIn } from "../readCells";
import { editionOfSheet } from "../readMadeFor";
import { referencesIn } from "../referencesIn";
import { parsed, type SheetRead } from "../sheetRead";

/** A period as its two sheets hold it now. */
export interface PeriodSheetsRead {
  readonly edition: Edition;
  readonly list: Day | null;
  readonly players: readonly PeriodPlayerRead[];
}

export interface PeriodPlayerRead {
  readonly row: number;
  readonly name: string;
  /** With which he goes into the period; null: unrated. */
  readonly rating: Rating | null;
  /** Typed over the K of his events: it counts for all of them. */
  readonly k: number | null;
  /** Rows of his results on the other sheet, with those that are blank. */
  readonly rows: readonly number[];
  readonly results: readonly ResultRead[];
}

/** A line of the sheet of results. */
interface ResultRead {
  readonly row: number;
  readonly event: string;
  readonly rating: Rating | null;
  readonly games: number;
  readonly delta: Hundredths | null;
  readonly k: number | null;
}

/** Null where they cannot be read. */
export function readPeriodSheets(
  period: SheetRead,
  results: SheetRead,
  resultsName: string,
): PeriodSheetsRead | null {
  const edition = editionOfSheet(period);
  const { own } = period.names;
  const [names, list] = [own.get("Player"), own.get("list")];
  if (edition === null || names === undefined) return null;
  const day = list === undefined ? "" : valueAt(period.cells, list);
  return {
    edition,
    list: isDay(day) ? Math.floor(day) : null,
    players: filledRows(period, names).map((row) => playerAt(period, results, resultsName, row)),
  };
}

function playerAt(
  period: SheetRead,
  results: SheetRead,
  resultsName: string,
  row: number,
): PeriodPlayerRead {
  const rows = rowsOfResults(period, resultsName, row);
  const all = rows.flatMap((each) => resultAt(results, each) ?? []);
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  /** The formula says which of his ratings it takes. */
  const [shown] = rowsOf(period, "Rating", resultsName, row);
  const taken = shown === undefined ? undefined : ratingIn(results, "Rating", shown);
  return {
    row,
    name: textIn(period, "Player", row),
    rating: taken === undefined ? (ratings[ratings.length - 1] ?? null) : taken,
    k: givenK(period, "K_factor", row),
    rows,
    results: all,
  };
}

/** One of them may have been typed over. */
const OVER_RESULTS = ["n_games", "Events", "Sum_of_changes", "Rating_change", "K_factor"];

function rowsOfResults(period: SheetRead, resultsName: string, row: number): readonly number[] {
  const found = OVER_RESULTS.map((column) => rowsOf(period, column, resultsName, row));
  return found.find((rows) => rows.length > 0) ?? [];
}

/** Rows of the other sheet that a formula speaks of. */
function rowsOf(
  period: SheetRead,
  column: string,
  resultsName: string,
  row: number,
): readonly number[] {
  const place = inColumn(period, column, row);
  if (place === null) return [];
  const areas = referencesIn(parsed(String(formulaAt(period.cells, place))), "")
    .filter(({ sheet }) => sheet === resultsName)
    .map(({ area }) => area);
  return [...new Set(areas.flatMap((area) => span(area.row, area.rows)))].sort(
    (one, other) => one - other,
  );
}

/** null: nothing stands there. */
function resultAt(results: SheetRead, row: number): ResultRead | null {
  const rating = ratingIn(results, "Rating", row);
  const games = numberIn(results, "n_games", row);
  const delta = numberIn(results, "Change_without_K", row);
  if (rating === null && games === null && delta === null) return null;
  return {
    row,
    event: textIn(results, "Event", row),
    rating,
    games: games ?? 0,
    delta: delta === null ? null : Math.round(100 * delta),
    k: numberIn(results, "K_factor", row),
  };
}
