import { greatest } from "../../rules/greatest";
import { resultOfNumber, resultOfText } from "../../rules/resultText";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Rating } from "../../rules/units";
import type { EventGame } from "../event";
import { errorFound, type Finding } from "../finding";
import { kindOfHeading, type ColumnKind } from "../headings";
import { readK, readRating } from "../players";
import { readFacts, type FactColumns } from "../readFacts";
import {
  addressOf,
  columnLetters,
  isBlank,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import type { SwissRead } from "../swiss/readSwiss";
import { blackToo, bothSides, type Line } from "./bothSides";

/** Columns of a list of games: player, rating, opponent, rating, score. */
interface GameColumns {
  readonly player: number;
  readonly rating: number;
  readonly opponent: number;
  readonly opponentRating: number;
  readonly score: number;
  readonly round: number | undefined;
  readonly k: number | undefined;
  readonly opponentK: number | undefined;
  readonly facts: FactColumns;
  readonly opponentFacts: FactColumns;
  /** White and Black: every game is given once. */
  readonly isByColour: boolean;
}

/** A list of games, one a row, known by its headings; null where there is none. */
export function readGames(cells: SheetCells, selected: Area): SwissRead | null {
  const headingRow = span(selected.row, selected.rows).find(
    (row) => columnsOf(cells, row, selected) !== null,
  );
  const columns = headingRow === undefined ? null : columnsOf(cells, headingRow, selected);
  if (headingRow === undefined || columns === null) return null;
  const below = span(headingRow + 1, selected.row + selected.rows - headingRow - 1);
  const rows = below.filter((row) => isGame(cells, row, columns));
  const findings: Finding[] = [];
  const lines = rows.map((row) => readLine(cells, row, columns, findings));
  const faulty = new Set(findings.map(({ place }) => place && addressOf(place)));
  const different = differentRatings(cells, rows, lines, columns).filter(
    ({ place }) => place !== undefined && !faulty.has(addressOf(place)),
  );
  const both = columns.isByColour ? { lines: blackToo(lines), lonely: [] } : bothSides(lines);
  const missing = both.lonely.map((index) => {
    const { player = "", opponent = "" } = lines[index] ?? {};
    const place = { row: rows[index] ?? headingRow, column: columns.score };
    return errorFound("mirrorMissing", { player, opponent }, { place });
  });
  const players = playersOf(both.lines);
  const rounds = greatest(
    players.flatMap(({ games }) => games.map(({ round }) => round)),
    0,
  );
  return {
    event: { kind: "swiss", rounds, players },
    table: null,
    findings: [...findings, ...different, ...missing],
    ratings: { chosen: null, standard: null, columns: [], findings: [] },
    rows,
  };
}

/** A line with two players; headings that are repeated, and lines such as Round 2, are none. */
function isGame(cells: SheetCells, row: number, { player, opponent }: GameColumns): boolean {
  const names = [player, opponent].map((column) => textAt(cells, { row, column }));
  const areHeadings = names.every((name) => kindOfHeading(name) !== null);
  return names.every((name) => name !== "") && !areHeadings;
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
  const [white, black] = [find(["white"], 0), find(["black"], 0)];
  const isByColour = white !== undefined && black !== undefined;
  const opponent = isByColour ? black : find(["opponent"], 0);
  const player = isByColour ? white : find(["name"], 0);
  const rating = find(ratings, 0);
  const opponentRating = opponent === undefined ? undefined : find(ratings, opponent);
  const score = find(["score"], 0) ?? find(["points"], 0);
  const isList = rating !== opponentRating && player !== undefined && opponent !== undefined;
  if (!isList || rating === undefined || opponentRating === undefined || score === undefined) {
    return null;
  }
  const round = find(["round"], 0);
  const ofOpponent = (kind: ColumnKind) => find([kind], opponent);
  const ofPlayer = (kind: ColumnKind) => {
    const first = find([kind], 0);
    return first === ofOpponent(kind) ? undefined : first;
  };
  return {
    ...{ player, rating, opponent, opponentRating, score, round, isByColour },
    k: ofPlayer("k"),
    opponentK: ofOpponent("k"),
    facts: factColumns(ofPlayer),
    opponentFacts: factColumns(ofOpponent),
  };
}

function factColumns(columnOf: (kind: ColumnKind) => number | undefined): FactColumns {
  const headed = (kind: ColumnKind) => {
    const column = columnOf(kind);
    return column === undefined ? null : { column, heading: columnLetters(column) };
  };
  return { birth: headed("birth"), gamesSoFar: headed("gamesSoFar"), peak: headed("peak") };
}

function readLine(cells: SheetCells, row: number, columns: GameColumns, findings: Finding[]): Line {
  const player = textAt(cells, { row, column: columns.player });
  const opponent = textAt(cells, { row, column: columns.opponent });
  const heading = "";
  const own = { column: columns.rating, heading };
  const his = { column: columns.opponentRating, heading };
  const round =
    columns.round === undefined ? NaN : Number(textAt(cells, { row, column: columns.round }));
  const rating = readRating(cells, row, own, player, findings);
  const opponentRating = readRating(cells, row, his, opponent, findings);
  return {
    round: Number.isInteger(round) && round > 0 ? round : null,
    player,
    opponent,
    rating,
    opponentRating,
    k: kAt(cells, row, columns.k, player, findings),
    opponentK: kAt(cells, row, columns.opponentK, opponent, findings),
    facts: readFacts(cells, row, columns.facts, { name: player, rating }, findings),
    opponentFacts: readFacts(
      cells,
      row,
      columns.opponentFacts,
      { name: opponent, rating: opponentRating },
      findings,
    ),
    score: readScore(cells, { row, column: columns.score }, player, opponent, findings),
  };
}

function kAt(
  cells: SheetCells,
  row: number,
  column: number | undefined,
  player: string,
  findings: Finding[],
): number | null {
  return readK(cells, row, column === undefined ? null : { column, heading: "" }, player, findings);
}

function readScore(
  cells: SheetCells,
  place: CellPlace,
  player: string,
  opponent: string,
  findings: Finding[],
): PlayedOrNot {
  const came = valueAt(cells, place);
  const score = typeof came === "number" ? resultOfNumber(came) : scoreOfText(textAt(cells, place));
  if (isBlank(cells, place))
    findings.push(errorFound("blankResult", { player, opponent }, { place }));
  else if (score === undefined) findings.push(errorFound("notAResult", { came }, { place }));
  return score ?? null;
}

/** A result, or both with the player's own first: 1-0, ½-½, + - -. */
function scoreOfText(text: string): PlayedOrNot | undefined {
  const plain = text.replace(/\s+/g, "").replace(/1\/2|0[.,]5/g, "½");
  /** By forfeit, or not played yet. */
  if (plain === "*" || FORFEIT.test(plain)) return null;
  const [, own = "", other = ""] = BOTH.exec(plain) ?? [];
  if (own === "") return resultOfText(text);
  const scores = [resultOfText(own), resultOfText(other)];
  const [score = null, reply = null] = scores;
  if (score === null || reply === null) return score === reply ? null : undefined;
  return score + reply === 2 ? score : undefined;
}

const BOTH = /^([10½=+-])[-:–]([10½=+-])$/;
const FORFEIT = /^[10½+-][-:–][10½+-]f$/i;

/** One player for each name, with his games in their order. */
function playersOf(lines: readonly Line[]) {
  const names = [...new Set(lines.map(({ player }) => player))];
  const places = new Map(names.map((name, place) => [name, place]));
  const own = names.map((): Line[] => []);
  for (const line of lines) own[places.get(line.player) ?? 0]?.push(line);
  return names.map((name, player) => {
    const of = own[player] ?? [];
    const games = of.flatMap((line, index): EventGame[] => {
      const { opponent, opponentRating: rating, score } = line;
      const place = places.get(opponent) ?? null;
      const round = line.round ?? index + 1;
      return score === null ? [] : [{ round, opponent: { name: opponent, rating, place }, score }];
    });
    const facts = of.find((line) => line.facts !== null)?.facts ?? null;
    const k = of.find((line) => line.k !== null)?.k ?? null;
    return { name, rating: of[0]?.rating ?? null, k, ...(facts !== null && { facts }), games };
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
