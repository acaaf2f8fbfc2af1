import { headingAt, type ColumnKind } from "../headings";
import { isBlank, span, textAt, type Area, type CellPlace, type SheetCells } from "../sheetCells";
import { isOfSums } from "../table/summaryRow";
import { tellsTime } from "../table/playerRow";
import { kindOfRow } from "../table/rowKinds";
import type { RoundGrammar } from "../round/roundText";
import { roundCell } from "./roundCell";

/** Where the rounds of a Swiss or team table stand. */
export interface Rounds {
  readonly grammar: RoundGrammar;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** What may stand over a round: nothing that anybody knows, or the word for it. */
const ROUND_KINDS: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([null, "round"]);
/** Of a column's cells, how many must be rounds for it to be one. */
const SURE_SHARE = 0.8;
/** And how many of them games: the last rounds of an event may have many byes. */
const PLAYED_SHARE = 0.4;
const FEWEST_PLAYERS = 2;

/** Finds the block of round columns within an area: below its headings, the longest that fits. */
export function findRounds(cells: SheetCells, within: Area, grammar: RoundGrammar): Rounds | null {
  const columns = span(within.column, within.columns);
  /** Headings that are repeated, drawn lines and lines of text hold no player. */
  const content = span(within.row, within.rows).filter(
    (row) => kindOfRow(cells, row, columns) === "content",
  );
  const isGame = (place: CellPlace) => roundCell(cells, place, grammar).kind === "game";
  const hasGame = (row: number, of: readonly number[]) =>
    of.some((column) => isGame({ row, column }));
  const rows = firstToLast(
    content,
    (row) => hasGame(row, columns) && !isOfSums(cells, row, columns),
  );
  const [first] = rows;
  if (first === undefined || rows.length < FEWEST_PLAYERS) return null;
  const above = span(within.row, first - within.row);
  const isNamed = (column: number) =>
    above.some((row) => !ROUND_KINDS.has(headingAt(cells, { row, column })));
  const free = columns.filter((column) => !isNamed(column));
  const sure = sureRounds(cells, { grammar, rows, columns: free }, above);
  if (sure.length === 0) return null;
  const headings = roundHeadings(cells, above, sure);
  const rounds = free.filter((column) => {
    if (sure.includes(column)) return true;
    const isBetween = column > (sure[0] ?? 0) && column < (sure[sure.length - 1] ?? 0);
    const games = rows.filter((row) => isGame({ row, column })).length;
    /** Where no heading numbers the rounds, one right beside them that is mostly games is one, too. */
    const hasHeading = headings !== null && !isBlank(cells, { row: headings.row, column });
    const isBeside =
      (headings === null || hasHeading) &&
      sure.some((each) => Math.abs(each - column) === 1) &&
      rows.every((row) => opponentAt(cells, { row, column }, grammar) <= MOST_EACH * rows.length);
    const isPlayed = (isBetween && games > 0) || (isBeside && games >= PLAYED_SHARE * rows.length);
    return isPlayed || isNextRound(cells, column, headings);
  });
  /** Beside and below the rounds a number may look like a game. */
  const own = firstToLast(rows, (row) => hasGame(row, rounds));
  return withAbsent(cells, { grammar, rows: own, columns: rounds }, columns, content);
}

function firstToLast(rows: readonly number[], is: (row: number) => boolean): readonly number[] {
  const found = rows.filter(is);
  return rows.slice(rows.indexOf(found[0] ?? -1), rows.indexOf(found.at(-1) ?? -1) + 1);
}

/** Numbers of players are no more than so many times the players: ratings are more. */
const MOST_EACH = 3;

function opponentAt(cells: SheetCells, place: CellPlace, grammar: RoundGrammar): number {
  const cell = roundCell(cells, place, grammar);
  return cell.kind === "game" ? cell.opponent : 0;
}

/** With those above and below who never played. */
function withAbsent(
  cells: SheetCells,
  found: Rounds,
  columns: readonly number[],
  content: readonly number[],
): Rounds {
  const { rows } = found;
  const [first = 0] = rows;
  const last = rows[rows.length - 1] ?? 0;
  const beside = columns.filter((column) => !found.columns.includes(column));
  const nearby = (list: readonly number[]) => {
    const end = list.findIndex((row) => !isAbsent(cells, row, found, beside));
    return end === -1 ? list : list.slice(0, end);
  };
  const before = nearby(content.filter((row) => row < first).reverse());
  const behind = nearby(content.filter((row) => row > last));
  return { ...found, rows: [...[...before].reverse(), ...rows, ...behind] };
}

/** Columns in which most cells are rounds, won and lost. */
function sureRounds(
  cells: SheetCells,
  { grammar, rows, columns }: Rounds,
  above: readonly number[],
): number[] {
  const likely = columns.filter((column) => {
    const kinds = rows.map((row) => roundCell(cells, { row, column }, grammar).kind);
    const games = kinds.filter((kind) => kind === "game").length;
    const fitting = kinds.filter((kind) => kind !== "other").length;
    const isSure = games >= PLAYED_SHARE * rows.length && fitting >= SURE_SHARE * rows.length;
    return isSure && hasBothResults(cells, rows, column, grammar);
  });
  /** Among numbered rounds a column without a number is none: the change of a rating, a tie-break. */
  const isNumbered = (column: number) =>
    above.some((row) => /\d/.test(textAt(cells, { row, column })));
  const numbered = likely.filter(isNumbered);
  return 2 * numbered.length > likely.length ? numbered : likely;
}

/** Of what stands beside the rounds of a player, how much must stand beside those of one who never played. */
const LIKE_A_PLAYER = 0.6;

/** Above the first or below the last who played: a player with byes in every round, or with nothing. */
function isAbsent(
  cells: SheetCells,
  row: number,
  { grammar, rows, columns }: Rounds,
  beside: readonly number[],
): boolean {
  const texts = (of: readonly number[]) => of.map((column) => textAt(cells, { row, column }));
  if (isOfSums(cells, row, beside) || tellsTime(cells, row, beside)) return false;
  const filled = (of: number) => beside.filter((column) => !isBlank(cells, { row: of, column }));
  const isSaid = columns.some((column) => !isBlank(cells, { row, column }));
  if (isSaid) {
    const isBye = (column: number) => roundCell(cells, { row, column }, grammar).kind === "none";
    return columns.every(isBye) && filled(row).length > 0;
  }
  const isNamed = texts(filled(row)).some((text) => LETTERS.test(text));
  const usual = filled(rows[rows.length - 1] ?? row).length;
  return isNamed && filled(row).length >= Math.max(2, LIKE_A_PLAYER * usual);
}

const LETTERS = /\p{L}{2}/u;

interface RoundHeadings {
  readonly row: number;
  readonly columns: readonly number[];
  /** Rd1, Rd2: the same but for the number. */
  readonly pattern: string;
}

/** What stands over the rounds, if they are numbered. */
function roundHeadings(
  cells: SheetCells,
  above: readonly number[],
  columns: readonly number[],
): RoundHeadings | null {
  const [column = 0] = columns;
  for (const row of [...above].reverse()) {
    const text = textAt(cells, { row, column });
    if (/\d/.test(text)) return { row, columns, pattern: patternOf(text) };
  }
  return null;
}

/** A round in which few played, or that nobody can read, is known by its heading. */
function isNextRound(cells: SheetCells, column: number, headings: RoundHeadings | null): boolean {
  if (headings === null) return false;
  const { row, columns, pattern } = headings;
  const text = textAt(cells, { row, column });
  const numberOf = (of: number) => Number(/\d+/.exec(textAt(cells, { row, column: of }))?.[0]);
  const last = columns[columns.length - 1] ?? 0;
  /** A column further on by as many as its number is. */
  const isInLine = numberOf(column) - numberOf(last) === column - last;
  return /\d/.test(text) && patternOf(text) === pattern && isInLine;
}

function patternOf(heading: string): string {
  return heading.replace(/\d+/, "#").toLowerCase();
}

/** Where somebody won somebody lost, or it was a draw: ranks and ratings have no losses. */
function hasBothResults(
  cells: SheetCells,
  rows: readonly number[],
  column: number,
  grammar: RoundGrammar,
): boolean {
  return rows.some((row) => {
    const cell = roundCell(cells, { row, column }, grammar);
    return cell.kind === "game" && cell.result !== "1";
  });
}
