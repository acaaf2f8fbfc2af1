import { greatest } from "../../rules/greatest";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Rating } from "../../rules/units";
import { markedResult } from "../crosstable/cellFaults";
import { startDay } from "../dates/startDay";
import type { EventGame } from "../event";
import { errorFound, readAs, type Finding } from "../finding";
import { folded } from "../folded";
import { kindOfHeading } from "../headings";
import { playerName } from "../playerName";
import { readK, readRating } from "../players";
import { chosenRating, type RatingChoice, type WishedRatings } from "../ratingChoice";
import { readFacts } from "../readFacts";
import { squareCell } from "../resultCell";
import {
  addressOf,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { isByeName } from "../swiss/byeCell";
import type { SwissRead } from "../swiss/readSwiss";
import { blackToo, bothSides, type BothSides, type Line } from "./bothSides";
import { gameColumns, type GameColumns } from "./gameColumns";

/** A list of games, one a row, known by its headings or its names; null where there is none. */
export function readGames(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): SwissRead | null {
  const columns = gameColumns(cells, selected);
  if (columns === null) return null;
  const rows = columns.rows.filter((row) => isGame(cells, row, columns));
  if (rows.length === 0) return null;
  const start = startDay(cells, { rows, others: [] }, wished);
  const ratings = chosenRating(columns.ratings, wished, start);
  const findings: Finding[] = [...ratings.findings];
  const rounds = roundsOf(cells, rows, columns);
  const lines = rows.map((row, index) =>
    readLine(cells, row, { columns, ratings, round: rounds[index] ?? null }, findings),
  );
  const faulty = new Set(findings.map(({ place }) => place && addressOf(place)));
  const different = differentRatings(cells, rows, lines, { columns, ratings }).filter(
    ({ place }) => place !== undefined && !faulty.has(addressOf(place)),
  );
  const both = sidesOfLines(lines, columns.isByColour);
  const missing = both.lonely.map((index) => {
    const { player = "", opponent = "" } = lines[index] ?? {};
    const place = { row: rows[index] ?? 0, column: columns.score };
    return errorFound("mirrorMissing", { player, opponent }, { place });
  });
  const players = playersOf(both.lines);
  const last = greatest(
    players.flatMap(({ games }) => games.map(({ round }) => round)),
    0,
  );
  return {
    event: { kind: "swiss", rounds: last, players },
    table: null,
    findings: [...findings, ...different, ...missing],
    ratings,
    rows,
  };
}

/** A list by colours gives every game once; where no heading says so, one without mirrors does. */
function sidesOfLines(lines: readonly Line[], isByColour: boolean | null): BothSides {
  const both = bothSides(lines);
  const isOnce = isByColour ?? both.lines !== lines;
  return isOnce ? { lines: blackToo(lines), lonely: [] } : both;
}

/** A line with two players; headings that are repeated, and lines such as Round 2, are none. */
function isGame(cells: SheetCells, row: number, columns: GameColumns): boolean {
  const textsOf = (at: number) =>
    [columns.player, columns.opponent].map((column) => folded(textAt(cells, { row: at, column })));
  const names = textsOf(row);
  const areRepeated =
    columns.headings !== null && textsOf(columns.headings).join("\n") === names.join("\n");
  const areHeadings = areRepeated || names.every((name) => kindOfHeading(name) !== null);
  return names.every((name) => name !== "" && !isByeName(name)) && !areHeadings;
}

/** As in a merged cell a round may stand beside its first game alone. */
function roundsOf(
  cells: SheetCells,
  rows: readonly number[],
  { round: column }: GameColumns,
): (number | null)[] {
  if (column === undefined) return rows.map(() => null);
  let last: number | null = null;
  return rows.map((row) => {
    const text = textAt(cells, { row, column });
    const number = Number(/\d{1,3}/.exec(text)?.[0]);
    last = text === "" ? last : number > 0 ? number : null;
    return last;
  });
}

interface LineColumns {
  readonly columns: GameColumns;
  readonly ratings: RatingChoice;
}

/** A list that a person chose is the opponents', too. */
function ratingsOf({ columns, ratings: { chosen } }: LineColumns) {
  const own = chosen?.column;
  const his = own === undefined ? undefined : columns.opponentRatings.get(own);
  const heading = "";
  return {
    own: own === undefined ? null : { column: own, heading },
    his: his === undefined ? null : { column: his, heading },
  };
}

function readLine(
  cells: SheetCells,
  row: number,
  { columns, ratings, round }: LineColumns & { readonly round: number | null },
  findings: Finding[],
): Line {
  const player = playerName(textAt(cells, { row, column: columns.player }));
  const opponent = playerName(textAt(cells, { row, column: columns.opponent }));
  const { own, his } = ratingsOf({ columns, ratings });
  const rating = readRating(cells, row, own, player, findings);
  const opponentRating = readRating(cells, row, his, opponent, findings);
  return {
    round,
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
    score: readScore(cells, { row, column: columns.score }, { player, opponent }, findings),
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

/** A result, or both with the player's own first: 1-0, ½-½, + - -; * is not played yet. */
function readScore(
  cells: SheetCells,
  place: CellPlace,
  named: { readonly player: string; readonly opponent: string },
  findings: Finding[],
): PlayedOrNot {
  const cell = squareCell(cells, place);
  const came = valueAt(cells, place);
  switch (cell.kind) {
    case "blank":
      findings.push(errorFound("blankResult", named, { place }));
      return null;
    case "games":
      if (cell.games.length === 1) return cell.games[0] ?? null;
      break;
    case "both sides":
      if ((cell.own ?? 0) + (cell.other ?? 0) === 2) return cell.own;
      break;
    case "mark":
      if (came === "*") return null;
      break;
    case "date": {
      const values = { came: Number(came), typed: cell.typed };
      findings.push(errorFound("dateForResult", values, { place, fix: readAs(place, cell.typed) }));
      return null;
    }
    case "marked":
      findings.push(
        markedResult({ ...named, came: textAt(cells, place) }, place, [cell.sign, null]),
      );
      return null;
  }
  findings.push(errorFound("notAResult", { came }, { place }));
  return null;
}

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
  from: LineColumns,
): Finding[] {
  const { own, his } = ratingsOf(from);
  const known = new Map<string, Rating | null>();
  return lines.flatMap((line, index) => {
    const row = rows[index] ?? 0;
    const sides = [
      { name: line.player, rating: line.rating, from: own },
      { name: line.opponent, rating: line.opponentRating, from: his },
    ];
    return sides.flatMap(({ name, rating, from: column }) => {
      const before = known.get(name);
      known.set(name, before === undefined ? rating : before);
      if (before === undefined || before === rating || column === null) return [];
      const place = { row, column: column.column };
      const values = { player: name, came: valueAt(cells, place), before: String(before ?? "u") };
      return [errorFound("ratingsDiffer", values, { place })];
    });
  });
}
