import { resultOfNumber } from "../../rules/resultText";
import { headingAt, type ColumnKind } from "../headings";
import { plainSigns } from "../round/plainSigns";
import { gameText, isColourText, isResultText } from "../round/roundText";
import { kindOfRow } from "../table/rowKinds";
import {
  span,
  textAt,
  valueAt,
  withCells,
  type Area,
  type CellValue,
  type SheetCells,
} from "../sheetCells";

/** Columns in which a round stands apart: the opponent's number, perhaps the colour, the result. */
interface RoundColumns {
  readonly number: number;
  readonly colour: number | null;
  readonly result: number;
}

/** Of a column's cells, how many must be what the column is of; the rest may be byes. */
const SURE_SHARE = 0.5;
/** So many rounds apart from each other are no chance. */
const FEWEST_ROUNDS = 2;

/** The same cells with every round in one cell, 12w1, where number and result stand in columns of their own. */
export function joinedRounds(cells: SheetCells, area: Area): SheetCells {
  const columns = span(area.column, area.columns);
  const kinds = span(area.row, area.rows).map((row) => kindOfRow(cells, row, columns));
  /** Above the headings stand titles and days. */
  const head = kinds.indexOf("headings");
  const rows = span(area.row, area.rows).filter(
    (_, index) => index > head && kinds[index] === "content",
  );
  const headings = span(area.row, area.rows).filter((_, index) => kinds[index] === "headings");
  const rounds = roundsApart(cells, area, { rows, headings });
  return rounds.length < FEWEST_ROUNDS ? cells : withJoined(cells, rows, rounds);
}

interface TableRows {
  readonly rows: readonly number[];
  readonly headings: readonly number[];
}

function roundsApart(cells: SheetCells, area: Area, { rows, headings }: TableRows): RoundColumns[] {
  const end = area.column + area.columns;
  const found: RoundColumns[] = [];
  const named = span(area.column, area.columns).filter((column) =>
    headings.some((row) => ELSE.has(headingAt(cells, { row, column }))),
  );
  for (let column = area.column; column + 1 < end;) {
    const isFree = !named.includes(column) && !named.includes(column + 1);
    const round = isFree ? roundAt(cells, column, end, rows) : null;
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
  rows: readonly number[],
): RoundColumns | null {
  if (!isOf(cells, column, rows, isNumber) || areStartNumbers(cells, column, rows)) return null;
  if (isOf(cells, column + 1, rows, isResult)) {
    return { number: column, colour: null, result: column + 1 };
  }
  const hasColour = column + 2 < end && isOf(cells, column + 1, rows, isColour);
  return hasColour && isOf(cells, column + 2, rows, isResult)
    ? { number: column, colour: column + 1, result: column + 2 }
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
    : isResultText(String(value));
}

function withJoined(
  cells: SheetCells,
  rows: readonly number[],
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
    const round = ofPlayers.has(row) ? roundOf.get(column) : undefined;
    if (round === undefined) return cell;
    const text = column === round.number ? joined(cells, row, round) : "";
    return cell.with({ value: text, formula: text });
  });
}

/** Without an opponent the result is the worth of a bye. */
function joined(cells: SheetCells, row: number, { number, colour, result }: RoundColumns): string {
  const text = (column: number | null) => (column === null ? "" : textAt(cells, { row, column }));
  const [opponent, own, score] = [text(number), text(colour), text(result)];
  return isNumber(opponent) ? gameText(opponent, own, score) : `${opponent}${score}`;
}
