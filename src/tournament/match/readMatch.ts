import { POINTS, type RoundResult } from "../round/round";
import { tableRatings } from "../tableRatings";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import { tableColumns } from "../columns";
import type { HeadedColumn } from "../headedColumn";
import { NO_DETAILS } from "../playerDetails";
import type { Player } from "../roundRobin";
import type { Participant, PlayerRound } from "../tournament";
import { kindOfHeading } from "../headings";
import { errorFound, warning, type Finding } from "../finding";
import { columnNumbers } from "../numberColumn";
import { readPlayers, readPoints } from "../players";
import type { WishedRatings } from "../ratingChoice";
import { squareCell } from "../resultCell";
import { isBlank, span, textAt, valueAt, type Area, type SheetCells } from "../sheetCells";
import { kindOfRow } from "../table/rowKinds";
import { headingRows } from "../table/headingRows";
import type { TournamentRead } from "../tournamentRead";

/** Two rows, and one column a game. */
interface MatchRows {
  readonly rows: readonly [number, number];
  readonly columns: readonly number[];
}

/** With a single game two rows are no match but the rest of something else. */
const FEWEST_GAMES = 2;

/** A match as a table of two rows whose results add up to a point in most games; else null. */
export function readMatch(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): TournamentRead | null {
  const found = findMatch(cells, selected);
  if (found === null) return null;
  const { rows, columns } = found;
  const [first] = rows;
  const beside = span(selected.column, selected.columns).filter((each) => !columns.includes(each));
  const above = headingRows(cells, first, span(selected.column, selected.columns), []);
  const headed = tableColumns(cells, { rows, columns: beside, above });
  const ratings = tableRatings(cells, headed.ratings, { rows, others: [] }, wished);
  const numbers = columnNumbers(cells, rows, headed);
  const { players, details, findings } = readPlayers(cells, rows, headed, ratings, numbers);
  const names = players.map(({ name }) => name);
  const participants = players.map((player, place): Participant => ({
    player,
    details: details[place] ?? NO_DETAILS,
    start: numbers?.[place] ?? null,
    points: null,
    rounds: gamesOf(cells, found, players, place),
  }));
  return {
    played: { kind: "match", told: "games", rounds: columns.length, players: participants },
    rows,
    columns: headed,
    ratings,
    findings: [...ratings.findings, ...findings, ...faultsOf(cells, found, names, headed.points)],
  };
}

const RESULTS = ["0", "=", "1"] as const;

function gamesOf(
  cells: SheetCells,
  { rows, columns }: MatchRows,
  players: readonly Player[],
  place: number,
): PlayerRound[] {
  const other = 1 - place;
  const { name = "", rating = null } = players[other] ?? {};
  const opponent = { name, rating, place: other };
  return columns.flatMap((column, index): PlayerRound[] => {
    const result = roundResultAt(cells, rows[place] ?? rows[0], column);
    return result === null ? [] : [{ round: index + 1, opponent, colour: null, result }];
  });
}

function findMatch(cells: SheetCells, selected: Area): MatchRows | null {
  const withResults = span(selected.row, selected.rows).filter(
    (row) => resultColumns(cells, selected, row).length >= FEWEST_GAMES,
  );
  const [one, other] = withResults;
  if (one === undefined || other !== one + 1 || withResults.length !== 2) return null;
  if (hasOthers(cells, selected, [one, other])) return null;
  const columns = gameColumns(cells, selected, [one, other]);
  const isSum = (column: number) =>
    (resultAt(cells, one, column) ?? NaN) + (resultAt(cells, other, column) ?? NaN) === 2;
  const sums = columns.filter(isSum).length;
  const isMatch = sums >= FEWEST_GAMES && sums > columns.length / 2;
  return isMatch ? { rows: [one, other], columns } : null;
}

/** Of as much as a row of the match has, how much a third player's has. */
const LIKE_A_PLAYER = 0.6;

/** Rows filled like those two are players of a larger table. */
function hasOthers(cells: SheetCells, selected: Area, [one, other]: MatchRows["rows"]): boolean {
  const columns = span(selected.column, selected.columns);
  const filled = (row: number) =>
    columns.filter((column) => !isBlank(cells, { row, column })).length;
  const usual = Math.min(filled(one), filled(other));
  return span(selected.row, selected.rows).some(
    (row) =>
      row !== one &&
      row !== other &&
      kindOfRow(cells, row, columns) === "content" &&
      filled(row) >= LIKE_A_PLAYER * usual,
  );
}

/** Cells of a row that may be results; numbers of players and of points may be, too. */
function resultColumns(cells: SheetCells, selected: Area, row: number): number[] {
  return span(selected.column, selected.columns).filter(
    (column) => resultAt(cells, row, column) !== undefined,
  );
}

/** Every column of results, forfeits too, and those behind a number in which nothing was played. */
function gameColumns(cells: SheetCells, selected: Area, [one, other]: MatchRows["rows"]): number[] {
  const above = span(selected.row, one - selected.row);
  const headings = (column: number) => above.map((row) => textAt(cells, { row, column }));
  const hasHeadings = above.some((row) =>
    span(selected.column, selected.columns).some((column) => !isBlank(cells, { row, column })),
  );
  const isOfGames = (column: number) =>
    !hasHeadings || headings(column).some((heading) => /\d/.test(heading));
  const both = (is: (row: number) => boolean) => is(one) && is(other);
  return span(selected.column, selected.columns).filter((column) => {
    if (!isOfGames(column) || headings(column).some((text) => kindOfHeading(text) !== null)) {
      return false;
    }
    const isBlankGame = hasHeadings && both((row) => isBlank(cells, { row, column }));
    const isResult = (row: number) => resultAt(cells, row, column) !== undefined;
    /** Of a game one of whose results cannot be read, the other tells that it is one. */
    return isBlankGame || both(isResult) || (hasHeadings && (isResult(one) || isResult(other)));
  });
}

/** Games whose two results are no point together, and points that are not their sum. */
function faultsOf(
  cells: SheetCells,
  { rows, columns }: MatchRows,
  [player = "", opponent = ""]: readonly string[],
  points: HeadedColumn | null,
): Finding[] {
  const [one, other] = rows;
  const unreadable = columns.flatMap((column) =>
    rows.flatMap((row): Finding[] => {
      const place = { row, column };
      const isRead = resultAt(cells, row, column) !== undefined;
      const isOpen = rows.every((each) => isBlank(cells, { row: each, column }));
      if (isRead || isOpen) return [];
      return isBlank(cells, place)
        ? [errorFound("blankResult", { player, opponent }, { place })]
        : [errorFound("notAResult", { came: valueAt(cells, place) }, { place })];
    }),
  );
  const contradictions = columns.flatMap((column, index) => {
    const [score, reply] = [resultAt(cells, one, column), resultAt(cells, other, column)];
    const isForfeit = (score ?? null) === null && (reply ?? null) === null;
    if (score === undefined || reply === undefined || isForfeit) return [];
    if ((score ?? NaN) + (reply ?? NaN) === 2) return [];
    const values = { player, opponent, round: index + 1 };
    return [errorFound("roundContradiction", values, { place: { row: other, column } })];
  });
  const wrongPoints = rows.flatMap((row, place) => {
    const came = points === null ? undefined : readPoints(cells, row, points);
    const scores = columns.map((column) => resultAt(cells, row, column));
    if (came === undefined || came === null || scores.includes(null)) return [];
    const expected = scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
    if (came === expected) return [];
    const values = { player: place === 0 ? player : opponent, came, expected };
    const at = { row, column: points?.column ?? 0 };
    return [warning("pointsDiffer", values, { place: at })];
  });
  return [...unreadable, ...contradictions, ...wrongPoints];
}

/** null: nothing was played there, and nobody has a point. */
function roundResultAt(cells: SheetCells, row: number, column: number): RoundResult | null {
  const cell = squareCell(cells, { row, column });
  if (cell.kind !== "games") return null;
  const [score, ...more] = cell.games;
  if (score === undefined || more.length > 0) return null;
  /** 6.5 (2005): a forfeit decides the match as a game does. */
  if (score === null) return cell.byDefault === POINTS["+"] ? "+" : "-";
  return RESULTS[score];
}

/** One result; null by forfeit, undefined where there is none. */
function resultAt(cells: SheetCells, row: number, column: number): PlayedOrNot | undefined {
  const cell = squareCell(cells, { row, column });
  return cell.kind === "games" && cell.games.length === 1 ? cell.games[0] : undefined;
}
