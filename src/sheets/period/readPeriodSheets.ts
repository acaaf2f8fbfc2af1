import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { Day, Hundredths, Rating } from "../../rules/units";
import { formulaAt, valueAt } from "../../tournament/sheetCells";
import { filledRows, givenK, inColumn, numberIn, ratingIn, textIn } from "../readCells";
import { editionOfSheet } from "../readMadeFor";
import { lookUpOf } from "../lookedUp";
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
  /** As it is shown: of an unrated one from his first-rating sheet. */
  readonly rn: Rating | null;
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
export function readPeriodSheets(period: SheetRead, results: SheetRead): PeriodSheetsRead | null {
  const edition = editionOfSheet(period);
  const { own } = period.names;
  const [names, list] = [own.get("Player"), own.get("list")];
  if (edition === null || names === undefined) return null;
  const day = list === undefined ? "" : valueAt(period.cells, list);
  return {
    edition,
    list: isDay(day) ? Math.floor(day) : null,
    players: filledRows(period, names).map((row) => playerAt(period, results, row)),
  };
}

function playerAt(period: SheetRead, results: SheetRead, row: number): PeriodPlayerRead {
  const number = numberIn(period, "No", row);
  const rows = rowsInOrder(results).filter((each) => numberIn(results, "No", each) === number);
  const all = rows.flatMap((each) => resultAt(results, each) ?? []);
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  /** The formula says which of his ratings it takes. */
  const shown = rowTaken(period, results, row);
  const taken = shown === undefined ? undefined : ratingIn(results, "Rating", shown);
  return {
    row,
    name: textIn(period, "Player", row),
    rating: taken === undefined ? (ratings[ratings.length - 1] ?? null) : taken,
    k: givenK(period, "K_factor", row),
    rn: numberIn(period, "Rn", row),
    rows,
    results: all,
  };
}

/** As they were written, wherever a sort has put them; one that a person has added stands behind. */
function rowsInOrder(results: SheetRead): readonly number[] {
  const known = rowsKnown.get(results);
  if (known !== undefined) return known;
  const area = results.names.own.get("No");
  const lineOf = (row: number) => numberIn(results, "Line", row) ?? Number.MAX_SAFE_INTEGER;
  const rows = area === undefined ? [] : [...filledRows(results, area)];
  rows.sort((one, other) => lineOf(one) - lineOf(other) || one - other);
  rowsKnown.set(results, rows);
  return rows;
}

const rowsKnown = new WeakMap<SheetRead, readonly number[]>();

/** The row of the results that the formula of a player's rating looks up. */
function rowTaken(period: SheetRead, results: SheetRead, row: number): number | undefined {
  const place = inColumn(period, "Rating", row);
  const lookUp = place === null ? null : lookUpOf(parsed(String(formulaAt(period.cells, place))));
  if (lookUp?.number.kind !== "number") return undefined;
  const { value } = lookUp.number;
  return rowsInOrder(results).find((each) => numberIn(results, "Line", each) === value);
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
