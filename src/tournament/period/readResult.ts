import { isDay } from "../../rules/day";
import type { Hundredths } from "../../rules/units";
import { errorFound } from "../finding";
import { readFacts, type FactColumns } from "../readFacts";
import { readRating } from "../readRating";
import { readK, readPoints } from "../players";
import { read, type Read } from "../read";
import { columnLetters } from "../../formula/columnLetters";
import { textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
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
): Read<ResultRead> {
  const place = (kind: keyof PeriodColumns): CellPlace => ({ row, column: columns[kind] ?? 0 });
  const isBlank = (kind: keyof PeriodColumns) =>
    columns[kind] === null || textAt(cells, place(kind)) === "";
  const games = readCount(cells, place("games"), "games", player);
  const ofRating = columns.fideRating === null ? "rating" : "fideRating";
  const own = readRating(cells, row, headed(columns[ofRating]), player);
  const rating = isBlank(ofRating) ? (above?.rating ?? own.value) : own.value;
  const day = isBlank("date") ? read(null) : readDay(cells, place("date"), player);
  const most = games.value ?? MOST_GAMES;
  const delta = readDelta(cells, row, columns, player, { games: most, rating });
  const k = isBlank("k") ? read(above?.k ?? null) : readGivenK(cells, place("k"), player);
  const told = readFacts(cells, row, factColumns(columns), { name: player, rating });
  const facts = told.value ?? above?.facts;
  const before = isBlank("earlierGames")
    ? read(null)
    : readCount(cells, place("earlierGames"), "earlierGames", player);
  const result = {
    event: isBlank("event") ? "" : textAt(cells, place("event")),
    day: day.value,
    rating,
    games: games.value ?? 0,
    delta: delta.value,
    k: k.value,
    ...(facts && { facts }),
  };
  return read(
    { result, earlierGames: before.value },
    ...[games, own, day, delta, k, told, before].flatMap(({ findings }) => findings),
  );
}

function headed(column: number | null) {
  return column === null ? null : { column, heading: columnLetters(column) };
}

function factColumns({ birth, gamesSoFar, peak }: PeriodColumns): FactColumns {
  return { birth: headed(birth), gamesSoFar: headed(gamesSoFar), peak: headed(peak) };
}

const MOST_GAMES = 999;

/** 0 is no K, where another table may have it for unrated players. */
function readGivenK(cells: SheetCells, place: CellPlace, player: string): Read<number | null> {
  const k = readK(cells, place.row, { column: place.column, heading: "" }, player);
  if (k.value !== null || k.findings.length > 0) return k;
  return read(null, errorFound("notAK", { player, came: valueAt(cells, place) }, { place }));
}

function readCount(
  cells: SheetCells,
  place: CellPlace,
  kind: "games" | "earlierGames",
  player: string,
): Read<number | null> {
  const text = textAt(cells, place);
  const count = Number(text);
  if (text !== "" && Number.isInteger(count) && count >= 0 && count <= MOST_GAMES) {
    return read(count);
  }
  const otherwise = kind === "games" ? "notGamesThatCount" : "notEarlierGames";
  return read(null, errorFound(otherwise, { player, came: valueAt(cells, place) }, { place }));
}

function readDay(cells: SheetCells, place: CellPlace, player: string): Read<number | null> {
  const value = valueAt(cells, place);
  if (isDay(value)) return read(Math.floor(value));
  return read(null, errorFound("notADay", { event: player, came: value }, { place }));
}

/** ΣΔR as it stands, else W − We; beside no rating there is none. */
function readDelta(
  cells: SheetCells,
  row: number,
  { delta, points, expected }: PeriodColumns,
  player: string,
  { games, rating }: Pick<PeriodResult, "games" | "rating">,
): Read<Hundredths | null> {
  const place = { row, column: delta ?? expected ?? 0 };
  const came = valueAt(cells, place);
  const hundredths = wholeHundredths(textAt(cells, place));
  if (rating === null) {
    const isNone = textAt(cells, place) === "" || hundredths === 0;
    return isNone
      ? read(null)
      : read(null, errorFound("deltaWithoutRating", { player, came }, { place }));
  }
  const score = points === null ? null : readPoints(cells, row, { column: points, heading: "" });
  if (points !== null && score != null && score > 2 * games) {
    const of = { player, came: score, most: 2 * games };
    return read(null, errorFound("totalTooHigh", of, { place: { row, column: points } }));
  }
  const sum = delta !== null || hundredths === null ? hundredths : fromScore(score, hundredths);
  if (sum !== null && Math.abs(sum) <= 100 * games) return read(sum);
  return read(null, errorFound("notADelta", { player, came, games }, { place }));
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
