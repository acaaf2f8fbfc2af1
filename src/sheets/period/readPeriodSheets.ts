import { isDay } from "../../rules/day";
import type { Edition } from "../../rules/editions/edition";
import type { Day, Hundredths, Rating } from "../../rules/units";
import { formulaAt, valueAt } from "../../tournament/sheetCells";
import { filledRows, givenK, inColumn, numberIn, ratingIn, textIn, valueIn } from "../readCells";
import { editionOfSheet } from "../readMadeFor";
import { lookUpOf } from "../lookedUp";
import { referencesIn } from "../referencesIn";
import { firstOf, parsed, type SheetRead } from "../sheetRead";

/** A period as its two sheets hold it now. */
export interface PeriodSheetsRead {
  readonly edition: Edition;
  readonly list: Day | null;
  readonly players: readonly PeriodPlayerRead[];
}

export interface PeriodPlayerRead {
  readonly row: number;
  /** Both sheets have him under it; null: the numbers were deleted. */
  readonly number: number | null;
  readonly name: string;
  /** FIDE number; empty where the sheet has none. */
  readonly id: string;
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
export interface ResultRead {
  readonly row: number;
  /** Its number on the sheet; null: a person has added it, or the numbers were deleted. */
  readonly line: number | null;
  readonly event: string;
  readonly day: Day | null;
  /** Where its figures come from; null: they were typed, or are those of a list. */
  readonly report: LineOfReport | null;
  readonly rating: Rating | null;
  readonly games: number;
  readonly delta: Hundredths | null;
  readonly k: number | null;
  /** With what was typed over the player's, and what the edition takes of it. */
  readonly kCounted: number | null;
  /** K × ΔR; null where there is none. */
  readonly product: number | null;
}

/** A player's line of a report, by his number on it. */
export interface LineOfReport {
  readonly sheet: string;
  readonly number: number;
}

/** The sheet of a period's results; null: none of its figures speaks of one. */
export function resultsSheetOf(period: SheetRead): string | null {
  const games = period.names.own.get("n_games");
  const rows = games === undefined ? [] : filledRows(period, games);
  return firstOf(rows, (row) => {
    const place = inColumn(period, "n_games", row);
    const formula = place === null ? "" : String(formulaAt(period.cells, place));
    const other = referencesIn(parsed(formula), "").find(({ sheet }) => sheet !== "");
    return other?.sheet ?? null;
  });
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
  const lines = linesOf(results);
  const rows = lines.ofPlayer.get(number) ?? [];
  const all = rows.flatMap((each) => resultAt(results, each) ?? []);
  const ratings = all.flatMap(({ rating }) => rating ?? []);
  /** The formula says which of his ratings it takes. */
  const shown = lines.numbered.get(lineTaken(period, row));
  const taken = shown === undefined ? undefined : ratingIn(results, "Rating", shown);
  return {
    row,
    number,
    name: textIn(period, "Player", row),
    id: textIn(period, "FIDE_ID", row),
    rating: taken === undefined ? (ratings[ratings.length - 1] ?? null) : taken,
    k: givenK(period, "K_factor", row),
    rn: numberIn(period, "Rn", row),
    rows,
    results: all,
  };
}

/** Rows of the results. */
interface Lines {
  /** By the player's number, as they were written, wherever a sort has put them. */
  readonly ofPlayer: ReadonlyMap<number | null, readonly number[]>;
  /** By their own numbers. */
  readonly numbered: ReadonlyMap<number | null, number>;
}

/** A line that a person has added stands behind those that were written. */
function linesOf(results: SheetRead): Lines {
  const known = linesKnown.get(results);
  if (known !== undefined) return known;
  const area = results.names.own.get("No");
  const own = (row: number) => numberIn(results, "Line", row);
  const lineOf = (row: number) => own(row) ?? Number.MAX_SAFE_INTEGER;
  const rows = area === undefined ? [] : [...filledRows(results, area)];
  rows.sort((one, other) => lineOf(one) - lineOf(other) || one - other);
  const ofPlayer = new Map<number | null, number[]>();
  const numbered = new Map<number | null, number>();
  for (const row of rows) {
    const number = numberIn(results, "No", row);
    ofPlayer.set(number, [...(ofPlayer.get(number) ?? []), row]);
    const line = own(row);
    if (line !== null && !numbered.has(line)) numbered.set(line, row);
  }
  const lines = { ofPlayer, numbered };
  linesKnown.set(results, lines);
  return lines;
}

const linesKnown = new WeakMap<SheetRead, Lines>();

/** The line of the results that the formula of a player's rating looks up. */
function lineTaken(period: SheetRead, row: number): number | null {
  return lookedUpIn(period, "Rating", row)?.number ?? null;
}

/** What the formula of a cell looks up by a number, and on which sheet. */
function lookedUpIn(sheet: SheetRead, name: string, row: number) {
  const place = inColumn(sheet, name, row);
  const lookUp = place === null ? null : lookUpOf(parsed(String(formulaAt(sheet.cells, place))));
  return lookUp?.number.kind === "number"
    ? { sheet: lookUp.values.sheet, number: lookUp.number.value }
    : null;
}

/** null: nothing stands there. */
function resultAt(results: SheetRead, row: number): ResultRead | null {
  const rating = ratingIn(results, "Rating", row);
  const games = numberIn(results, "n_games", row);
  const delta = numberIn(results, "Change_without_K", row);
  if (rating === null && games === null && delta === null) return null;
  const day = valueIn(results, "First_day", row);
  return {
    row,
    line: numberIn(results, "Line", row),
    event: textIn(results, "Event", row),
    day: isDay(day) ? Math.floor(day) : null,
    report: reportAt(results, row),
    rating,
    games: games ?? 0,
    delta: delta === null ? null : Math.round(100 * delta),
    k: numberIn(results, "K_factor", row),
    kCounted: numberIn(results, "K_counted", row),
    product: numberIn(results, "Rating_change", row),
  };
}

/** As the formula names it: the name beside it does not follow when the sheet is called otherwise. */
function reportAt(results: SheetRead, row: number): LineOfReport | null {
  const found = lookedUpIn(results, "n_games", row);
  return found?.sheet == null ? null : { sheet: found.sheet, number: found.number };
}
