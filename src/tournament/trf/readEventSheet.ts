import { NO_ROUND, type Round } from "../round/round";
import type { HalfPoints } from "../../rules/units";
import { errorFound, type Finding } from "../finding";
import { readPoints } from "../players";
import { inTurn, read, type Read } from "../read";
import { readRating } from "../readRating";
import { isBlank, span, textAt, valueAt, type CellPlace, type SheetCells } from "../sheetCells";
import { eventSheetMarks, isKept, tagAt, type EventSheetMarks } from "./eventSheetMarks";
import { EVENT_COLUMN, isSheetDay, PLAYER_FIELDS } from "./eventSheetPlaces";
import { rankOf } from "./readPlayerLine";
import { dateLine } from "./roundDates";
import { roundOfText } from "../round/roundText";
import { shortTrfDate, trfDate } from "./trfDate";
import type { TrfFile, TrfLine, TrfPlayer } from "./trfFile";

/** An event sheet as the file that it stands for, and where a person's data belong in it. */
export interface EventSheetRead {
  readonly file: TrfFile;
  readonly findings: readonly Finding[];
  /** Where the value of a tag stands. */
  readonly placeOf: ReadonlyMap<string, CellPlace>;
  /** Where the date of each round stands. */
  readonly datePlaces: readonly CellPlace[];
}

const UNTAGGED = "#";

/** The sheet that a tournament file has become, corrected or not; null where it is another sheet. */
export function readEventSheet(cells: SheetCells): EventSheetRead | null {
  const marks = eventSheetMarks(cells);
  if (marks === null) return null;
  const { column, dates: datesRow, heading } = marks;
  const rows = span(cells.area.row, cells.area.rows);
  const event = rows.filter((row) => row < datesRow && tagAt(cells, row, column) !== null);
  const others = rows.filter((row) => row > heading && isKept(cells, row, column));
  const { value: players, findings } = inTurn(
    marks.players.map((row) => readPlayer(cells, row, marks)),
  );
  const datePlaces = marks.rounds.map((each) => ({ row: datesRow, column: each }));
  const dates = datePlaces.map((place) => dateText(cells, place, shortTrfDate));
  const lines = [
    ...event.map((row) => lineOf(cells, row, column)).filter(({ text }) => text !== ""),
    ...(dates.some((date) => date !== "") ? [dateLine(dates)] : []),
    ...others.map((row) => lineOf(cells, row, column)),
  ];
  const valueColumn = column + EVENT_COLUMN.value;
  return {
    file: { lines: lines.map((line) => counted(line, players)), players },
    findings,
    placeOf: new Map(
      event.map((row) => [tagAt(cells, row, column) ?? "", { row, column: valueColumn }]),
    ),
    datePlaces,
  };
}

function lineOf(cells: SheetCells, row: number, column: number): TrfLine {
  const tag = tagAt(cells, row, column) ?? UNTAGGED;
  const place = { row, column: column + EVENT_COLUMN.value };
  const isDate = tag === "042" || tag === "052";
  const text = isDate ? dateText(cells, place, trfDate) : String(valueAt(cells, place));
  return { tag: tag === UNTAGGED ? "" : tag, text };
}

/** The days of an event stand as days, not as numbers. */
function dateText(cells: SheetCells, place: CellPlace, written: (day: number) => string): string {
  const value = valueAt(cells, place);
  return isSheetDay(value) ? written(value) : textAt(cells, place);
}

/** Numbers of players are those of the sheet, whatever they were. */
function counted(line: TrfLine, players: readonly TrfPlayer[]): TrfLine {
  if (line.tag === "062") return { ...line, text: String(players.length) };
  const rated = players.filter(({ rating }) => rating !== null).length;
  return line.tag === "072" ? { ...line, text: String(rated) } : line;
}

function readPlayer(
  cells: SheetCells,
  row: number,
  { column, rounds: columns }: EventSheetMarks,
): Read<TrfPlayer> {
  const at = (field: (typeof PLAYER_FIELDS)[number]) => ({
    row,
    column: column + PLAYER_FIELDS.indexOf(field),
  });
  const text = (field: (typeof PLAYER_FIELDS)[number]) => textAt(cells, at(field));
  const name = text("name");
  const start = readStart(cells, at("start"), name);
  const points = readSheetPoints(cells, at("points"), name);
  const rating = readRating(cells, row, { column: at("rating").column, heading: "" }, name);
  const rounds = readRounds(cells, row, columns, name);
  const player = {
    start: start.value,
    name,
    title: text("title"),
    sex: text("sex"),
    federation: text("federation"),
    fideNumber: text("fideNumber"),
    birth: dateText(cells, at("birth"), trfDate),
    rating: rating.value,
    points: points.value,
    rank: rankOf(text("rank")),
    rounds: rounds.value,
  };
  return read(
    player,
    ...start.findings,
    ...points.findings,
    ...tooLong(cells, row, column, name),
    ...rating.findings,
    ...rounds.findings,
  );
}

function readStart(cells: SheetCells, place: CellPlace, player: string): Read<number> {
  const came = textAt(cells, place);
  return /^\d+$/.test(came)
    ? read(Number(came))
    : read(0, errorFound("notAStart", { player, came }, { place }));
}

function readSheetPoints(
  cells: SheetCells,
  place: CellPlace,
  player: string,
): Read<HalfPoints | null> {
  const points = readPoints(cells, place.row, { column: place.column, heading: "" });
  if (points !== null) return read(points ?? null);
  return read(null, errorFound("notPoints", { player, came: valueAt(cells, place) }, { place }));
}

function tooLong(cells: SheetCells, row: number, first: number, player: string): Finding[] {
  return PLAYER_FIELDS.flatMap((field, index) => {
    const place = { row, column: first + index };
    const came = textAt(cells, place);
    const most = MOST_SIGNS[field] ?? Infinity;
    return came.length > most ? [errorFound("tooLong", { player, came, most }, { place })] : [];
  });
}

/** What a file has room for; a name is cut, a number must not be. */
const MOST_SIGNS: Readonly<Partial<Record<(typeof PLAYER_FIELDS)[number], number>>> = {
  start: 4,
  sex: 1,
  title: 3,
  federation: 3,
  fideNumber: 11,
  points: 4,
};

/** Blank cells behind the last game are no rounds of the player any more; before it, not played. */
function readRounds(
  cells: SheetCells,
  row: number,
  columns: readonly number[],
  player: string,
): Read<readonly Round[]> {
  const filled = columns.filter((column) => !isBlank(cells, { row, column }));
  const last = filled[filled.length - 1] ?? -1;
  return inTurn(
    columns
      .filter((column) => column <= last)
      .map((column) => readRound(cells, { row, column }, player)),
  );
}

function readRound(cells: SheetCells, place: CellPlace, player: string): Read<Round> {
  if (isBlank(cells, place)) return read(NO_ROUND);
  const round = roundOfText(textAt(cells, place));
  if (round !== null) return read(round);
  const came = valueAt(cells, place);
  return read(NO_ROUND, errorFound("notATrfRound", { player, came }, { place }));
}
