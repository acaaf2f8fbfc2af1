import type { PlayedOrNot } from "../../rules/robin/crosstable";
import { tableColumns } from "../columns";
import type { EventGame } from "../event";
import { kindOfHeading } from "../headings";
import { readPlayers } from "../players";
import { chosenRating, type WishedRatings } from "../ratingChoice";
import { squareCell } from "../resultCell";
import { isBlank, span, textAt, type Area, type SheetCells } from "../sheetCells";
import type { SwissRead } from "../swiss/readSwiss";

/** Two rows, and one column a game. */
interface MatchRows {
  readonly rows: readonly [number, number];
  readonly columns: readonly number[];
}

/** With a single game two rows are no match but the rest of something else. */
const FEWEST_GAMES = 2;

/** A match as a table of two rows whose results add up to a point in every game; else null. */
export function readMatch(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): SwissRead | null {
  const found = findMatch(cells, selected);
  if (found === null) return null;
  const { rows, columns } = found;
  const [first] = rows;
  const beside = span(selected.column, selected.columns).filter((each) => !columns.includes(each));
  const above = { ...selected, rows: first - selected.row };
  const headed = tableColumns(cells, { rows, columns: beside, above });
  const ratings = chosenRating(headed.ratings, wished);
  const { players, findings } = readPlayers(cells, rows, headed, ratings);
  const withGames = players.map((player, place) => {
    const other = 1 - place;
    const { name = "", rating = null } = players[other] ?? {};
    const games = columns.flatMap((column, index): EventGame[] => {
      const score = resultAt(cells, rows[place] ?? first, column);
      if (score === null || score === undefined) return [];
      return [{ round: index + 1, opponent: { name, rating, place: other }, score }];
    });
    return { ...player, games };
  });
  return {
    event: { kind: "match", rounds: columns.length, players: withGames },
    rows,
    ratings,
    findings: [...ratings.findings, ...findings],
  };
}

function findMatch(cells: SheetCells, selected: Area): MatchRows | null {
  const candidates = span(selected.row, selected.rows - 1).map((row): MatchRows => {
    const rows = [row, row + 1] as const;
    const above = span(selected.row, row - selected.row);
    return { rows, columns: gameColumns(cells, selected, rows, above) };
  });
  const matches = candidates.filter(({ columns }) => columns.length >= FEWEST_GAMES);
  const [match] = matches;
  return matches.length === 1 && match !== undefined && !hasOtherRows(cells, selected, match)
    ? match
    : null;
}

/** From the first game to the last, and on as far as columns are numbered: games not played. */
function gameColumns(
  cells: SheetCells,
  selected: Area,
  [one, other]: MatchRows["rows"],
  above: readonly number[],
): number[] {
  const columns = span(selected.column, selected.columns);
  const isNamed = (column: number) =>
    above.some((row) => kindOfHeading(textAt(cells, { row, column })) !== null);
  const isGame = (column: number) => {
    const scores = [resultAt(cells, one, column), resultAt(cells, other, column)];
    return !isNamed(column) && (scores[0] ?? NaN) + (scores[1] ?? NaN) === 2;
  };
  const isOpen = (column: number) => {
    const scores = [resultAt(cells, one, column), resultAt(cells, other, column)];
    const isForfeit = scores.every((score) => score === null);
    const isNumbered = above.some((row) => /^\d+$/.test(textAt(cells, { row, column })));
    const isBlankGame = [one, other].every((row) => isBlank(cells, { row, column }));
    return !isNamed(column) && (isForfeit || (isNumbered && isBlankGame));
  };
  const first = columns.findIndex(isGame);
  const rest = first === -1 ? [] : columns.slice(first);
  const end = rest.findIndex((column) => !isGame(column) && !isOpen(column));
  return end === -1 ? rest : rest.slice(0, end);
}

/** Results in further rows are a crosstable's. */
function hasOtherRows(cells: SheetCells, selected: Area, { rows, columns }: MatchRows): boolean {
  const others = span(rows[0], selected.row + selected.rows - rows[0]).filter(
    (row) => !rows.includes(row),
  );
  return others.some((row) => columns.some((column) => !isBlank(cells, { row, column })));
}

/** One result; undefined where there is none. */
function resultAt(cells: SheetCells, row: number, column: number): PlayedOrNot | undefined {
  const cell = squareCell(cells, { row, column });
  return cell.kind === "games" && cell.games.length === 1 ? cell.games[0] : undefined;
}
