import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Rating } from "../../rules/units";
import { markedResult } from "../crosstable/cellFaults";
import { tableRatings } from "../tableRatings";
import type { HeadedColumn } from "../headedColumn";
import { errorFound, readAs, type Finding } from "../finding";
import { folded } from "../folded";
import { kindOfHeading } from "../headings";
import { readK } from "../players";
import type { RatingChoice, WishedRatings } from "../ratingChoice";
import { inTurn, read, type Read } from "../read";
import { readFacts, type FactColumns } from "../readFacts";
import { readRating } from "../readRating";
import { squareCell } from "../resultCell";
import {
  addressOf,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { isByeName } from "../round/bye";
import type { TournamentRead } from "../tournamentRead";
import {
  areTeams,
  blackToo,
  bothSides,
  isScheveningen,
  playersOf,
  type GameSide,
  type Line,
} from "./bothSides";
import { gameColumns, type GameColumns } from "./gameColumns";
import { playedInLines } from "./playedInLines";
import { gameTwice, repeatedLines, twiceInRound, type PlacedLine } from "./twiceInRound";
import { whoIsWho, type Asked, type Pairing, type Person, type WhoIsWho } from "./whoIsWho";

/** A list of games, one a row, known by its headings or its names; null where there is none. */
export function readGames(
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings & Asked,
): TournamentRead | null {
  const columns = gameColumns(cells, selected);
  if (columns === null) return null;
  const rows = columns.rows.filter((row) => isGame(cells, row, columns));
  /** Without any result they are pairings. */
  if (!rows.some((row) => textAt(cells, { row, column: columns.score }) !== "")) return null;
  const ratings = tableRatings(cells, columns.ratings, { rows, others: [] }, wished);
  const { own, his } = ratingsOf({ columns, ratings });
  const who = whoIsWho(cells, rows, { ...columns, own, his }, wished);
  const { value: placed, findings: ofLines } = readLines(cells, rows, { columns, ratings }, who);
  const findings = [...ratings.findings, ...who.findings, ...ofLines];
  const lines = placed.map(({ line }) => line);
  const faulty = new Set(findings.map(({ place }) => place && addressOf(place)));
  const different = differentRatings(cells, rows, lines, { columns, ratings }).filter(
    ({ place }) => place !== undefined && !faulty.has(addressOf(place)),
  );
  const both = sidesOfLines(placed, columns);
  return {
    played: {
      ...playedInLines(both.lines),
      ...(isScheveningen(lines) && { kind: "scheveningen" }),
    },
    findings: [...findings, ...different, ...both.findings],
    ratings,
    rows,
    doubts: who.doubts,
  };
}

function readLines(
  cells: SheetCells,
  rows: readonly number[],
  from: LineColumns,
  who: WhoIsWho,
): Read<readonly PlacedLine[]> {
  const { columns } = from;
  const rounds = roundsOf(cells, rows, columns);
  const { value, findings } = inTurn(
    rows.map((row, index): Read<PlacedLine> => {
      const { text = "", number = null } = rounds[index] ?? {};
      const pairing = who.pairings[index] as Pairing;
      const line = readLine(cells, row, from, { round: number, pairing });
      const placed = {
        line: line.value,
        roundText: text,
        place: { row, column: columns.player },
        opponentPlace: { row, column: columns.opponent },
      };
      return read(placed, ...line.findings);
    }),
  );
  return read(value, ...findings);
}

interface AllLines {
  readonly lines: readonly Line[];
  readonly findings: readonly Finding[];
}

/** A list by colours gives every game once; where no heading says so, one without mirrors does. */
function sidesOfLines(all: readonly PlacedLine[], { isByColour, score }: GameColumns): AllLines {
  const repeated = repeatedLines(all);
  const placed = all.filter((each) => !repeated.has(each));
  const lines = placed.map(({ line }) => line);
  const both = bothSides(lines);
  const isOnce = isByColour ?? (both.lines !== lines || areTeams(lines));
  const missing = (isOnce ? [] : both.lonely).map((index) => {
    const { line, place } = placed[index] as PlacedLine;
    const values = { player: line.player.name, opponent: line.opponent.name };
    return errorFound("mirrorMissing", values, { place: { row: place.row, column: score } });
  });
  const players = playersOf(lines);
  const isOfBoth = isOnce || both.lines !== lines;
  const isOthers = ({ opponent }: Line) => isOfBoth || !players.has(opponent.number);
  return {
    lines: isOnce ? blackToo(lines) : both.lines,
    findings: [...[...repeated].map(gameTwice), ...missing, ...twiceInRound(placed, isOthers)],
  };
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

interface RoundTold {
  readonly text: string;
  readonly number: number | null;
}

/** As in a merged cell a round may stand beside its first game alone. */
function roundsOf(
  cells: SheetCells,
  rows: readonly number[],
  { round: column }: GameColumns,
): readonly RoundTold[] {
  if (column === undefined) return [];
  let last: RoundTold = { text: "", number: null };
  return rows.map((row) => {
    const text = folded(textAt(cells, { row, column }));
    const number = Number(/\d{1,3}/.exec(text)?.[0]);
    last = text === "" ? last : { text, number: number > 0 ? number : null };
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
  from: LineColumns,
  { round, pairing: [first, second] }: { readonly round: number | null; readonly pairing: Pairing },
): Read<Line> {
  const { columns } = from;
  const { own, his } = ratingsOf(from);
  const place = { row, column: columns.score };
  const player = readSide(cells, row, first, {
    rating: own,
    k: columns.k,
    facts: columns.facts,
  });
  const opponent = readSide(cells, row, second, {
    rating: his,
    k: columns.opponentK,
    facts: columns.opponentFacts,
  });
  const score = readScore(cells, place, { player: first.name, opponent: second.name });
  return read(
    {
      round,
      player: player.value,
      opponent: opponent.value,
      colour: columns.isByColour === true ? "w" : null,
      score: score.value,
    },
    ...player.findings,
    ...opponent.findings,
    ...score.findings,
  );
}

interface SideColumns {
  readonly rating: HeadedColumn | null;
  readonly k: number | undefined;
  readonly facts: FactColumns;
}

function readSide(cells: SheetCells, row: number, person: Person, of: SideColumns): Read<GameSide> {
  const { name } = person;
  const rating = readRating(cells, row, of.rating, name);
  const k = readK(cells, row, of.k === undefined ? null : { column: of.k, heading: "" }, name);
  const facts = readFacts(cells, row, of.facts, { name, rating: rating.value });
  return read(
    { ...person, rating: rating.value, k: k.value, facts: facts.value },
    ...[rating, k, facts].flatMap(({ findings }) => findings),
  );
}

/** A result, or both with the player's own first: 1-0, ½-½, + - -; * is not played yet. */
function readScore(
  cells: SheetCells,
  place: CellPlace,
  named: { readonly player: string; readonly opponent: string },
): Read<PlayedOrNot> {
  const cell = squareCell(cells, place);
  const came = valueAt(cells, place);
  switch (cell.kind) {
    case "blank":
      return read(null, errorFound("blankResult", named, { place }));
    case "games":
      if (cell.games.length === 1) return read(cell.games[0] ?? null);
      break;
    case "both sides":
      if ((cell.own ?? 0) + (cell.other ?? 0) === 2) return read(cell.own);
      break;
    case "mark":
      if (came === "*") return read(null);
      break;
    case "date": {
      const values = { came: Number(came), typed: cell.typed };
      const fix = readAs(place, cell.typed);
      return read(null, errorFound("dateForResult", values, { place, fix }));
    }
    case "marked": {
      const values = { ...named, came: textAt(cells, place) };
      return read(null, markedResult(values, place, [cell.sign, null]));
    }
  }
  return read(null, errorFound("notAResult", { came }, { place }));
}

/** Everybody has the rating of the start of the event, as player and as opponent. */
function differentRatings(
  cells: SheetCells,
  rows: readonly number[],
  lines: readonly Line[],
  from: LineColumns,
): Finding[] {
  const { own, his } = ratingsOf(from);
  const known = new Map<number, Rating | null>();
  return lines.flatMap((line, index) => {
    const row = rows[index] ?? 0;
    const sides = [
      { side: line.player, from: own },
      { side: line.opponent, from: his },
    ];
    return sides.flatMap(({ side: { number, name, rating }, from: column }) => {
      const before = known.get(number);
      known.set(number, before === undefined ? rating : before);
      if (before === undefined || before === rating || column === null) return [];
      const place = { row, column: column.column };
      const values = { player: name, came: valueAt(cells, place), before: String(before ?? "u") };
      return [errorFound("ratingsDiffer", values, { place })];
    });
  });
}
