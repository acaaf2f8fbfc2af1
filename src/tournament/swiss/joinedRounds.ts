import { resultOfNumber } from "../../rules/resultText";
import { headingAt, type ColumnKind } from "../headings";
import { plainSigns } from "../round/plainSigns";
import { gameText, isColourText, isResultText } from "../round/roundText";
import { BLANK_CELL } from "../cell";
import { isByeName } from "../round/bye";
import { kindOfRow, type RowKind } from "../table/rowKinds";
import {
  span,
  textAt,
  valueAt,
  withCells,
  type Area,
  type CellValue,
  type SheetCells,
} from "../sheetCells";

/** Where a round stands apart: the opponent's number, perhaps the colour, the result, a row below or beside. */
interface RoundColumns {
  readonly number: number;
  readonly colour: number | null;
  readonly result: number;
}

/** Of a column's cells, how many must be what the column is of; the rest may be byes. */
const SURE_SHARE = 0.5;
/** So many rounds apart from each other are no chance. */
const FEWEST_ROUNDS = 2;

interface TableRows {
  readonly rows: readonly number[];
  readonly headings: readonly number[];
  /** How many rows below his name a player's results stand. */
  readonly down: 0 | 1;
}

/** The same cells with every round in one cell, 12w1, where number and result stand in cells of their own. */
export function joinedRounds(cells: SheetCells, area: Area): SheetCells {
  const columns = span(area.column, area.columns);
  const kinds = span(area.row, area.rows).map((row) => kindOfRow(cells, row, columns));
  /** Above the headings stand titles and days. */
  const head = kinds.indexOf("headings");
  const ofKind = (kind: RowKind, from: number) =>
    span(area.row, area.rows).filter((_, index) => index > from && kinds[index] === kind);
  const headings = ofKind("headings", -1);
  const content = ofKind("content", head);
  const named = content.filter((row) => hasName(cells, row, columns));
  const below = named.filter((row) => !hasName(cells, row + 1, columns));
  const layouts: TableRows[] = [
    { rows: content, headings, down: 0 },
    ...(2 * below.length > named.length ? [{ rows: below, headings, down: 1 as const }] : []),
  ];
  const found = layouts.map((table) => ({ table, rounds: roundsApart(cells, area, table) }));
  const best = found.find(({ rounds }) => rounds.length >= FEWEST_ROUNDS);
  return best === undefined ? cells : withJoined(cells, best.table, best.rounds);
}

function hasName(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  return columns.some((column) => {
    const text = textAt(cells, { row, column });
    return /\p{L}{3}/u.test(text) && !isByeName(text);
  });
}

function roundsApart(cells: SheetCells, area: Area, table: TableRows): RoundColumns[] {
  const end = area.column + area.columns;
  const found: RoundColumns[] = [];
  const named = span(area.column, area.columns).filter((column) =>
    table.headings.some((row) => ELSE.has(headingAt(cells, { row, column }))),
  );
  for (let column = area.column; column + 1 - table.down < end;) {
    const isFree = !named.includes(column) && !named.includes(column + 1 - table.down);
    const round = isFree ? roundAt(cells, column, end, table) : null;
    if (round !== null) found.push(round);
    column = round === null ? column + 1 : round.result + 1;
  }
  return found;
}

/** What headings name beside the rounds. */
const ELSE: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  ...(["rank", "number", "points", "k", "games", "birth", "id", "nationalId"] as const),
  ...(["fideRating", "rating", "nationalRating", "peak", "gamesSoFar", "other"] as const),
]);

function roundAt(
  cells: SheetCells,
  column: number,
  end: number,
  { rows, down }: TableRows,
): RoundColumns | null {
  if (!isOf(cells, column, rows, isNumber) || areStartNumbers(cells, column, rows)) return null;
  const below = rows.map((row) => row + down);
  const beside = column + 1 - down;
  if (isOf(cells, beside, below, isResult)) return { number: column, colour: null, result: beside };
  const hasColour = beside + 1 < end && isOf(cells, beside, rows, isColour);
  return hasColour && isOf(cells, beside + 1, below, isResult)
    ? { number: column, colour: beside, result: beside + 1 }
    : null;
}

/** Nobody's opponents are 1, 2, 3 … from the top. */
function areStartNumbers(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  return rows.every((row, index) => Number(textAt(cells, { row, column })) === index + 1);
}

/** Mostly such cells, and nothing but words and signs of byes beside them. */
function isOf(
  cells: SheetCells,
  column: number,
  rows: readonly number[],
  is: (value: CellValue) => boolean,
): boolean {
  const values = rows.map((row) => valueAt(cells, { row, column })).filter((value) => value !== "");
  const fitting = values.filter(is).length;
  const isElse = values.some((value) => NUMERIC.test(String(value).trim()) && !is(value));
  return !isElse && values.length > 0 && fitting >= SURE_SHARE * rows.length;
}

const NUMERIC = /^\d+(?:[.,]\d+)?$/;
const HIGHEST_NUMBER = 999;

function isNumber(value: CellValue): boolean {
  const number = typeof value === "number" ? value : Number(plainSigns(String(value)) || NaN);
  return Number.isInteger(number) && number >= 1 && number <= HIGHEST_NUMBER;
}

function isColour(value: CellValue): boolean {
  return isColourText(String(value));
}

function isResult(value: CellValue): boolean {
  return typeof value === "number"
    ? resultOfNumber(value) !== undefined
    : isResultText(String(value).replace(UNPLAYED, ""));
}

/** Below the opponent a star marks what was not played. */
const UNPLAYED = /\*$/;

/** The rows of the results hold nobody then. */
function withJoined(
  cells: SheetCells,
  { rows, down }: TableRows,
  rounds: readonly RoundColumns[],
): SheetCells {
  const ofPlayers = new Set(rows);
  const roundOf = new Map(
    rounds.flatMap((round) =>
      [round.number, round.colour, round.result].flatMap((column): [number, RoundColumns][] =>
        column === null ? [] : [[column, round]],
      ),
    ),
  );
  return withCells(cells, (cell, { row, column }) => {
    const round = roundOf.get(column);
    const isPlayer = ofPlayers.has(row);
    if (down === 1 && !isPlayer && ofPlayers.has(row - 1)) return BLANK_CELL;
    if (round === undefined || !isPlayer) return cell;
    const text = column === round.number ? joined(cells, row, round, down) : "";
    return cell.with({ value: text, formula: text });
  });
}

/** Without an opponent the result is the worth of a bye. */
function joined(
  cells: SheetCells,
  row: number,
  { number, colour, result }: RoundColumns,
  down: number,
): string {
  const text = (column: number | null, at: number) =>
    column === null ? "" : textAt(cells, { row: at, column });
  const [opponent, own] = [text(number, row), text(colour, row)];
  const score = text(result, row + down);
  if (isNumber(opponent)) return gameText(opponent, own, score.replace(UNPLAYED, "f"));
  return `${opponent}${score}`;
}
