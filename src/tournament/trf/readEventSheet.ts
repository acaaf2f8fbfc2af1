import { calendarDate } from "../../rules/day";
import { totalOfNumber, totalOfText } from "../../rules/resultText";
import { errorFound, type Finding } from "../finding";
import { readRating } from "../players";
import { isBlank, span, textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
import { EVENT_COLUMN, PLAYER_FIELDS, ROUND_COLUMN } from "./eventSheetPlaces";
import { NO_ROUND } from "./readPlayerLine";
import { dateLine } from "./roundDates";
import { roundOfText } from "./roundText";
import { shortTrfDate, trfDate } from "./trfDate";
import type { TrfFile, TrfLine, TrfPlayer, TrfRound } from "./trfFile";

/** An event sheet as the file that it stands for, and where a person's data belong in it. */
export interface EventSheetRead {
  readonly file: TrfFile;
  readonly findings: readonly Finding[];
  /** Where the value of a tag stands. */
  readonly placeOf: ReadonlyMap<string, CellPlace>;
  /** Where the date of each round stands. */
  readonly datePlaces: readonly CellPlace[];
}

const TAG = /^([0-9A-Za-z]{3}|###|#)$/;
const ROUND_DATES = "132";
const UNTAGGED = "#";

/** The sheet that a tournament file has become, corrected or not; null where it is another sheet. */
export function readEventSheet(cells: SheetCells): EventSheetRead | null {
  const rows = span(cells.area.row, cells.area.rows);
  const datesRow = rows.find((row) => tagAt(cells, row) === ROUND_DATES);
  if (datesRow === undefined) return null;
  const heading = datesRow + 1;
  const rounds = roundColumns(cells, heading);
  if (textAt(cells, { row: heading, column: ROUND_COLUMN - 1 }) === "") return null;
  const playerRows = playersBelow(cells, heading, rows);
  const findings: Finding[] = [];
  const players = playerRows.map((row) => readPlayer(cells, row, rounds, findings));
  const tagRows = rows.filter(
    (row) => (row < datesRow || row > heading + players.length) && tagAt(cells, row) !== null,
  );
  const event = tagRows.filter((row) => row < datesRow);
  const others = tagRows.filter((row) => row > datesRow);
  const dates = rounds.map((column) => dateText(cells, { row: datesRow, column }, shortTrfDate));
  const lines = [
    ...event.map((row) => lineOf(cells, row)).filter(({ text }) => text !== ""),
    ...(dates.some((date) => date !== "") ? [dateLine(dates)] : []),
    ...others.map((row) => lineOf(cells, row)),
  ];
  return {
    file: { lines: lines.map((line) => counted(line, players)), players },
    findings,
    placeOf: new Map(
      event.map((row) => [tagAt(cells, row) ?? "", { row, column: EVENT_COLUMN.value }]),
    ),
    datePlaces: rounds.map((column) => ({ row: datesRow, column })),
  };
}

/** The tag of a row that says what it is; null where it is no such row. */
function tagAt(cells: SheetCells, row: number): string | null {
  const tag = textAt(cells, { row, column: EVENT_COLUMN.tag });
  const hasLabel = !isBlank(cells, { row, column: EVENT_COLUMN.label });
  return hasLabel && TAG.test(tag) ? tag : null;
}

function roundColumns(cells: SheetCells, heading: number): number[] {
  const columns = span(
    ROUND_COLUMN,
    Math.max(0, cells.area.column + cells.area.columns - ROUND_COLUMN),
  );
  const end = columns.findIndex((column) => !/^\d+$/.test(textAt(cells, { row: heading, column })));
  return end === -1 ? columns : columns.slice(0, end);
}

function playersBelow(cells: SheetCells, heading: number, rows: readonly number[]): number[] {
  const below = rows.filter((row) => row > heading);
  const end = below.findIndex((row) => isBlank(cells, { row, column: 0 }));
  return end === -1 ? below : below.slice(0, end);
}

function lineOf(cells: SheetCells, row: number): TrfLine {
  const tag = tagAt(cells, row) ?? UNTAGGED;
  const place = { row, column: EVENT_COLUMN.value };
  const isDate = tag === "042" || tag === "052";
  const text = isDate ? dateText(cells, place, trfDate) : String(valueAt(cells, place));
  return { tag: tag === UNTAGGED ? "" : tag, text };
}

/** The days of an event stand as days, not as numbers. */
function dateText(cells: SheetCells, place: CellPlace, written: (day: number) => string): string {
  const value = valueAt(cells, place);
  const isDay = typeof value === "number" && calendarDate(value).year >= FIRST_YEAR;
  return isDay ? written(value) : textAt(cells, place);
}

/** FIDE's rating list began in 1971. */
const FIRST_YEAR = 1971;

/** Numbers of players are those of the sheet, whatever they were. */
function counted(line: TrfLine, players: readonly TrfPlayer[]): TrfLine {
  if (line.tag === "062") return { ...line, text: String(players.length) };
  const rated = players.filter(({ rating }) => rating !== null).length;
  return line.tag === "072" ? { ...line, text: String(rated) } : line;
}

function readPlayer(
  cells: SheetCells,
  row: number,
  rounds: readonly number[],
  findings: Finding[],
): TrfPlayer {
  const column = (field: (typeof PLAYER_FIELDS)[number]) => PLAYER_FIELDS.indexOf(field);
  const text = (field: (typeof PLAYER_FIELDS)[number]) =>
    textAt(cells, { row, column: column(field) });
  const name = text("name");
  const number = (field: "start" | "rank") =>
    /^\d+$/.test(text(field)) ? Number(text(field)) : null;
  const start = number("start");
  if (start === null) {
    const place = { row, column: column("start") };
    findings.push(errorFound("notAStart", { player: name, came: text("start") }, { place }));
  }
  const rating = { column: column("rating"), heading: "" };
  const came = valueAt(cells, { row, column: column("points") });
  const points = typeof came === "number" ? totalOfNumber(came) : totalOfText(String(came));
  return {
    start: start ?? 0,
    name,
    title: text("title"),
    sex: text("sex"),
    federation: text("federation"),
    fideNumber: text("fideNumber"),
    birth: text("birth"),
    rating: readRating(cells, row, rating, name, findings),
    points: points ?? null,
    rank: number("rank"),
    rounds: readRounds(cells, row, rounds, name, findings),
  };
}

/** Blank cells behind the last game are no rounds of the player any more; before it, not played. */
function readRounds(
  cells: SheetCells,
  row: number,
  columns: readonly number[],
  player: string,
  findings: Finding[],
): TrfRound[] {
  const filled = columns.filter((column) => !isBlank(cells, { row, column }));
  const last = filled[filled.length - 1] ?? -1;
  return columns
    .filter((column) => column <= last)
    .map((column) => {
      const place = { row, column };
      if (isBlank(cells, place)) return NO_ROUND;
      const round = roundOfText(textAt(cells, place));
      if (round !== null) return round;
      findings.push(errorFound("notATrfRound", { player, came: valueAt(cells, place) }, { place }));
      return NO_ROUND;
    });
}
