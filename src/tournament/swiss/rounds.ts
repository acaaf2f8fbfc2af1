import { kindOfHeading } from "../headings";
import { span, textAt, type Area, type CellPlace, type SheetCells } from "../sheetCells";
import { roundCell, type RoundGrammar } from "./roundCell";

/** Where the rounds of a Swiss or team table stand. */
export interface Rounds {
  readonly grammar: RoundGrammar;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Of a column's cells, how many must be rounds for it to be one. */
const SURE_SHARE = 0.8;
/** And how many of them games: the last rounds of an event may have many byes. */
const PLAYED_SHARE = 0.4;
const FEWEST_PLAYERS = 2;

/** Finds the block of round columns within an area: below its headings, the longest that fits. */
export function findRounds(cells: SheetCells, within: Area): Rounds | null {
  const found = (["colour", "sign"] as const).map((grammar) => roundsIn(cells, within, grammar));
  const games = found.map((rounds) => (rounds === null ? 0 : gamesIn(cells, rounds)));
  const [colour, sign] = found;
  return (games[0] ?? 0) > 0 ? (colour ?? null) : (games[1] ?? 0) > 0 ? (sign ?? null) : null;
}

function roundsIn(cells: SheetCells, within: Area, grammar: RoundGrammar): Rounds | null {
  const isGame = (place: CellPlace) => roundCell(cells, place, grammar).kind === "game";
  const isRound = (place: CellPlace) => roundCell(cells, place, grammar).kind !== "other";
  const columns = span(within.column, within.columns);
  const withGames = span(within.row, within.rows).filter((row) =>
    columns.some((column) => isGame({ row, column })),
  );
  const [first] = withGames;
  if (first === undefined || withGames.length < FEWEST_PLAYERS) return null;
  const rows = span(first, (withGames[withGames.length - 1] ?? first) - first + 1);
  const above = span(within.row, first - within.row);
  const rounds = columns.filter((column) => {
    const games = rows.filter((row) => isGame({ row, column })).length;
    const fitting = rows.filter((row) => isRound({ row, column })).length;
    const isNamed = above.some((row) => kindOfHeading(textAt(cells, { row, column })) !== null);
    const isSure = games >= PLAYED_SHARE * rows.length && fitting >= SURE_SHARE * rows.length;
    return isSure && !isNamed && hasBothResults(cells, rows, column, grammar);
  });
  return rounds.length === 0 ? null : { grammar, rows, columns: rounds };
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
    return cell.kind === "game" && cell.score !== 2;
  });
}

function gamesIn(cells: SheetCells, { grammar, rows, columns }: Rounds): number {
  return rows.reduce(
    (sum, row) =>
      sum +
      columns.filter((column) => roundCell(cells, { row, column }, grammar).kind === "game").length,
    0,
  );
}
