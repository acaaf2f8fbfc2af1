import { resultOfNumber, resultOfText } from "../../rules/resultText";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Rating } from "../../rules/units";
import type { EventGame } from "../event";
import { errorFound, type Finding } from "../finding";
import { kindOfHeading } from "../headings";
import { readRating } from "../players";
import {
  addressOf,
  isBlank,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import type { SwissRead } from "../swiss/readSwiss";

/** Columns of a list of games: player, rating, opponent, rating, score. */
interface GameColumns {
  readonly player: number;
  readonly rating: number;
  readonly opponent: number;
  readonly opponentRating: number;
  readonly score: number;
}

/** A line of the list. */
interface Line {
  readonly player: string;
  readonly rating: Rating | null;
  readonly opponent: string;
  readonly opponentRating: Rating | null;
  readonly score: PlayedOrNot;
}

/** A list of games, one a row, known by its headings; null where there is none. */
export function readGames(cells: SheetCells, selected: Area): SwissRead | null {
  const headingRow = span(selected.row, selected.rows).find(
    (row) => columnsOf(cells, row, selected) !== null,
  );
  const columns = headingRow === undefined ? null : columnsOf(cells, headingRow, selected);
  if (headingRow === undefined || columns === null) return null;
  const below = span(headingRow + 1, selected.row + selected.rows - headingRow - 1);
  const rows = below.filter((row) => !isBlank(cells, { row, column: columns.player }));
  const findings: Finding[] = [];
  const lines = rows.map((row) => readLine(cells, row, columns, findings));
  const faulty = new Set(findings.map(({ place }) => place && addressOf(place)));
  const different = differentRatings(cells, rows, lines, columns).filter(
    ({ place }) => place !== undefined && !faulty.has(addressOf(place)),
  );
  return {
    event: { kind: "swiss", players: playersOf(lines) },
    findings: [...findings, ...different],
    ratings: { chosen: null, columns: [], findings: [] },
    rows,
  };
}

/** Player and rating come before the opponent and his. */
function columnsOf(cells: SheetCells, row: number, selected: Area): GameColumns | null {
  const kinds = span(selected.column, selected.columns).map((column) => ({
    column,
    kind: kindOfHeading(textAt(cells, { row, column })),
  }));
  const find = (wanted: readonly string[], from: number) =>
    kinds.find(({ column, kind }) => column >= from && wanted.includes(kind ?? ""))?.column;
  const ratings = ["rating", "fideRating", "nationalRating"];
  const opponent = find(["opponent"], 0);
  const player = find(["name"], 0);
  const rating = find(ratings, 0);
  const opponentRating = opponent === undefined ? undefined : find(ratings, opponent);
  const score = find(["score", "points"], 0);
  const isList = rating !== opponentRating && player !== undefined && opponent !== undefined;
  if (!isList || rating === undefined || opponentRating === undefined || score === undefined) {
    return null;
  }
  return { player, rating, opponent, opponentRating, score };
}

function readLine(cells: SheetCells, row: number, columns: GameColumns, findings: Finding[]): Line {
  const player = textAt(cells, { row, column: columns.player });
  const opponent = textAt(cells, { row, column: columns.opponent });
  const heading = "";
  const own = { column: columns.rating, heading };
  const his = { column: columns.opponentRating, heading };
  return {
    player,
    opponent,
    rating: readRating(cells, row, own, player, findings),
    opponentRating: readRating(cells, row, his, opponent, findings),
    score: readScore(cells, { row, column: columns.score }, player, opponent, findings),
  };
}

function readScore(
  cells: SheetCells,
  place: CellPlace,
  player: string,
  opponent: string,
  findings: Finding[],
): PlayedOrNot {
  const came = valueAt(cells, place);
  const score = typeof came === "number" ? resultOfNumber(came) : resultOfText(String(came));
  if (isBlank(cells, place))
    findings.push(errorFound("blankResult", { player, opponent }, { place }));
  else if (score === undefined) findings.push(errorFound("notAResult", { came }, { place }));
  return score ?? null;
}

/** One player for each name in the first column, with his games in their order. */
function playersOf(lines: readonly Line[]) {
  const names = [...new Set(lines.map(({ player }) => player))];
  return names.map((name) => {
    const own = lines.filter(({ player }) => player === name);
    const games = own.flatMap(({ opponent, opponentRating: rating, score }, index): EventGame[] => {
      const place = names.includes(opponent) ? names.indexOf(opponent) : null;
      return score === null
        ? []
        : [{ round: index + 1, opponent: { name: opponent, rating, place }, score }];
    });
    return { name, rating: own[0]?.rating ?? null, k: null, games };
  });
}

/** Everybody has the rating of the start of the event, as player and as opponent. */
function differentRatings(
  cells: SheetCells,
  rows: readonly number[],
  lines: readonly Line[],
  columns: GameColumns,
): Finding[] {
  const known = new Map<string, Rating | null>();
  return lines.flatMap((line, index) => {
    const row = rows[index] ?? 0;
    const sides = [
      { name: line.player, rating: line.rating, column: columns.rating },
      { name: line.opponent, rating: line.opponentRating, column: columns.opponentRating },
    ];
    return sides.flatMap(({ name, rating, column }) => {
      const before = known.get(name);
      known.set(name, before === undefined ? rating : before);
      if (before === undefined || before === rating) return [];
      const place = { row, column };
      const values = { player: name, came: valueAt(cells, place), before: String(before ?? "u") };
      return [errorFound("ratingsDiffer", values, { place })];
    });
  });
}
