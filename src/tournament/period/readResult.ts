import { isDay } from "../../rules/day";
import type { Hundredths } from "../../rules/units";
import { errorFound, type Finding } from "../finding";
import { readFacts } from "../readFacts";
import { readK, readPoints, readRating } from "../players";
import { columnLetters, textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
import type { PeriodColumns } from "./periodColumns";
import type { PeriodResult } from "./periodPlayer";

/** The figures of one row, and what the row says of the year before. */
export interface ResultRead {
  readonly result: PeriodResult;
  readonly earlierGames: number | null;
}

/** `above`: of the player's row above, where this one goes on with him: what is blank is as there. */
export function readResult(
  cells: SheetCells,
  row: number,
  columns: PeriodColumns,
  player: string,
  above: PeriodResult | null,
  findings: Finding[],
): ResultRead {
  const place = (kind: keyof PeriodColumns): CellPlace => ({ row, column: columns[kind] ?? 0 });
  const isBlank = (kind: keyof PeriodColumns) =>
    columns[kind] === null || textAt(cells, place(kind)) === "";
  const headed = (kind: keyof PeriodColumns) => {
    const column = columns[kind];
    return column === null ? null : { column, heading: columnLetters(column) };
  };
  const count = (kind: "games" | "earlierGames") =>
    readCount(cells, place(kind), kind, player, findings);
  const counted = count("games");
  const games = counted ?? MOST_GAMES;
  const ofRating = columns.fideRating === null ? "rating" : "fideRating";
  const own = readRating(cells, row, headed(ofRating), player, findings);
  const rating = isBlank(ofRating) ? (above?.rating ?? own) : own;
  const day = isBlank("date") ? null : readDay(cells, place("date"), player, findings);
  const delta = readDelta(cells, row, columns, player, { games, rating }, findings);
  const k = isBlank("k") ? (above?.k ?? null) : readGivenK(cells, place("k"), player, findings);
  const event = isBlank("event") ? "" : textAt(cells, place("event"));
  const factColumns = {
    birth: headed("birth"),
    gamesSoFar: headed("gamesSoFar"),
    peak: headed("peak"),
  };
  const facts =
    readFacts(cells, row, factColumns, { name: player, rating }, findings) ?? above?.facts;
  return {
    result: { event, day, rating, games: counted ?? 0, delta, k, ...(facts && { facts }) },
    earlierGames: isBlank("earlierGames") ? null : count("earlierGames"),
  };
}

const MOST_GAMES = 999;

/** 0 is no K, where another table may have it for unrated players. */
function readGivenK(
  cells: SheetCells,
  place: CellPlace,
  player: string,
  findings: Finding[],
): number | null {
  const before = findings.length;
  const k = readK(cells, place.row, { column: place.column, heading: "" }, player, findings);
  if (k === null && findings.length === before) {
    findings.push(errorFound("notAK", { player, came: valueAt(cells, place) }, { place }));
  }
  return k;
}

function readCount(
  cells: SheetCells,
  place: CellPlace,
  kind: "games" | "earlierGames",
  player: string,
  findings: Finding[],
): number | null {
  const text = textAt(cells, place);
  const count = Number(text);
  if (text !== "" && Number.isInteger(count) && count >= 0 && count <= MOST_GAMES) return count;
  const otherwise = kind === "games" ? "notGamesThatCount" : "notEarlierGames";
  findings.push(errorFound(otherwise, { player, came: valueAt(cells, place) }, { place }));
  return null;
}

function readDay(
  cells: SheetCells,
  place: CellPlace,
  player: string,
  findings: Finding[],
): number | null {
  const value = valueAt(cells, place);
  if (isDay(value)) return Math.floor(value);
  findings.push(errorFound("notADay", { event: player, came: value }, { place }));
  return null;
}

/** ΣΔR as it stands, else W − We; beside no rating there is none. */
function readDelta(
  cells: SheetCells,
  row: number,
  { delta, points, expected }: PeriodColumns,
  player: string,
  { games, rating }: Pick<PeriodResult, "games" | "rating">,
  findings: Finding[],
): Hundredths | null {
  const place = { row, column: delta ?? expected ?? 0 };
  const came = valueAt(cells, place);
  const hundredths = wholeHundredths(textAt(cells, place));
  if (rating === null) {
    const isNone = textAt(cells, place) === "" || hundredths === 0;
    if (!isNone) findings.push(errorFound("deltaWithoutRating", { player, came }, { place }));
    return null;
  }
  const score = points === null ? null : readPoints(cells, row, { column: points, heading: "" });
  if (points !== null && score != null && score > 2 * games) {
    const of = { player, came: score, most: 2 * games };
    findings.push(errorFound("totalTooHigh", of, { place: { row, column: points } }));
    return null;
  }
  const sum = delta !== null || hundredths === null ? hundredths : fromScore(score, hundredths);
  if (sum !== null && Math.abs(sum) <= 100 * games) return sum;
  findings.push(errorFound("notADelta", { player, came, games }, { place }));
  return null;
}

function fromScore(score: number | null | undefined, expected: Hundredths): Hundredths | null {
  return score == null ? null : 50 * score - expected;
}

/** +0.54, -0,25, 1.44: two decimals at most. */
function wholeHundredths(text: string): Hundredths | null {
  if (text === "") return null;
  const hundredths = 100 * Number(text.replace(",", ".").replace("−", "-").replace(/\s/g, ""));
  const whole = Math.round(hundredths);
  return Math.abs(hundredths - whole) < NOISE ? whole : null;
}

const NOISE = 1e-6;
