import type { HalfPoints } from "../../rules/units";
import { tableRatings } from "../tableRatings";
import { tableColumns, type TableColumns } from "../columns";
import { errorFound, readAs, warning, type Finding } from "../finding";
import { readPlayers } from "../players";
import type { WishedRatings } from "../ratingChoice";
import type { TournamentRead } from "../tournamentRead";
import { span, valueAt, type Area, type SheetCells } from "../sheetCells";
import { headingRows } from "../table/headingRows";
import { leftOut } from "../table/leftOut";
import { joinedRounds } from "./joinedRounds";
import { withLostZeros } from "./lostZeros";
import { isConfirmed, numberingOf, numbersByRow, type Numbering } from "./numbering";
import { otherColour, REPLY, scoreOf } from "../round/round";
import {
  ROUND_GRAMMARS,
  roundText,
  type GameTold,
  type RoundGrammar,
  type RoundTold,
} from "../round/roundText";
import { pointsFindings } from "./roundPoints";
import { findRounds, type Rounds } from "./rounds";
import { swissTable, type SwissTable } from "./swissTable";
import { playedInTable } from "./playedInTable";

/** A Swiss or team table within the selected cells; null where there are no rounds. */
export function readSwiss(
  apart: SheetCells,
  selected: Area,
  wished: WishedRatings,
): TournamentRead | null {
  const cells = joinedRounds(apart, selected);
  const found = ROUND_GRAMMARS.flatMap((grammar) => roundsIn(cells, selected, grammar) ?? []);
  const most = Math.max(...found.map(({ met }) => met));
  const best = found.find(({ met }) => met === most);
  if (best === undefined) return null;
  const whole = withLostZeros(cells, best.rounds, best.numbering);
  return readRounds(whole, { area: selected, ...best }, wished);
}

/** The rounds of one grammar, and how many of them both sides tell alike. */
function roundsIn(cells: SheetCells, area: Area, grammar: RoundGrammar) {
  const rounds = findRounds(cells, area, grammar);
  if (rounds === null) return null;
  const { columns, beside } = columnsBeside(cells, rounds, area);
  const { numbering, met } = numberingOf(cells, rounds, columns.numbers, beside);
  return isConfirmed(cells, rounds, met) ? { rounds, columns, numbering, met } : null;
}

/** What stands beside the rounds, by its headings. */
export function columnsBeside(cells: SheetCells, { rows, columns: rounds }: Rounds, area: Area) {
  const all = span(area.column, area.columns);
  const beside = all.filter((column) => !rounds.includes(column));
  const above = headingRows(cells, rows[0] ?? area.row, all, []);
  return { columns: tableColumns(cells, { rows, columns: beside, above }), beside };
}

/** Where a table by rounds has its parts. */
export interface RoundsTable {
  readonly area: Area;
  readonly rounds: Rounds;
  readonly columns: TableColumns;
  readonly numbering: Numbering;
  /** What points may count that the rounds do not show, by the places of the players. */
  readonly worthBeside?: (place: number) => HalfPoints;
}

/** A table of which it is known where its rounds stand, and who has which number in them. */
export function readRounds(
  cells: SheetCells,
  { area, rounds, columns, numbering, worthBeside = () => 0 }: RoundsTable,
  wished: WishedRatings,
): TournamentRead {
  const { rows } = rounds;
  const ratings = tableRatings(
    cells,
    columns.ratings,
    { rows, others: [], rounds: rounds.columns },
    wished,
  );
  const read = readPlayers(cells, rows, columns, ratings, numbersByRow(numbering, rounds));
  const table = swissTable(cells, rounds, columns, read, numbering);
  const source = { cells, rounds, table };
  return {
    played: playedInTable(table, read.players, rounds.columns.length),
    rows,
    columns,
    rounds: rounds.columns,
    ratings,
    findings: [
      ...ratings.findings,
      ...read.findings,
      ...leftOut(cells, { rows, taken: rows, columns, area, others: [] }),
      ...table.players.flatMap((player, place) =>
        player.rounds.flatMap((cell, index) => faultOf(source, place, index, cell) ?? []),
      ),
      ...notPlayedYet(source),
      ...pointsFindings(table, rows, columns.points, worthBeside),
    ],
  };
}

interface Source {
  readonly cells: SheetCells;
  readonly rounds: Rounds;
  readonly table: SwissTable;
}

/** What is wrong with a round: unreadable, nobody's number, oneself, or not what the opponent says. */
function faultOf(source: Source, place: number, index: number, cell: RoundTold): Finding | null {
  const { cells, rounds, table } = source;
  const { players, numbering } = table;
  const at = { row: rounds.rows[place] ?? 0, column: rounds.columns[index] ?? 0 };
  const player = players[place]?.name ?? "";
  const round = index + 1;
  if (cell.kind === "none") return null;
  if (cell.kind === "other") {
    const told = toldByOpponent(table, place, index);
    const fix = told === null ? {} : { fix: readAs(at, told) };
    return errorFound("notARound", { player, came: valueAt(cells, at) }, { place: at, ...fix });
  }
  const opponent = numbering.get(cell.opponent);
  if (opponent === undefined) {
    return errorFound("nobodyHasNumber", { player, number: cell.opponent }, { place: at });
  }
  if (opponent === place) return errorFound("againstOneself", { player, round }, { place: at });
  const reply = players[opponent]?.rounds[index];
  /** What cannot be read is a finding of its own. */
  if (reply === undefined || reply.kind === "other" || fits(cell, reply, numbering, place))
    return null;
  const names = { player, opponent: players[opponent]?.name ?? "", round };
  return errorFound("roundContradiction", names, { place: at });
}

/** Pairings without a result on either side: a round in play, or a result forgotten. */
function notPlayedYet({ rounds, table: { players, numbering } }: Source): Finding[] {
  const open = players.flatMap(({ rounds: own }, place) =>
    own.flatMap((cell, index) => {
      if (cell.kind !== "game" || cell.result !== "Z") return [];
      const opponent = numbering.get(cell.opponent) ?? place;
      return [{ place, index, key: [index, ...[place, opponent].sort()].join(" ") }];
    }),
  );
  const [first] = open;
  if (first === undefined) return [];
  const place = { row: rounds.rows[first.place] ?? 0, column: rounds.columns[first.index] ?? 0 };
  return [warning("notPlayedYet", { games: new Set(open.map(({ key }) => key)).size }, { place })];
}

/** What the only opponent who names a player in a round leaves to him: 12b0. */
function toldByOpponent(
  { players, numbering }: SwissTable,
  place: number,
  round: number,
): string | null {
  const told = [...numbering].flatMap(([number, opponent]) => {
    const cell = players[opponent]?.rounds[round];
    const isMet = cell?.kind === "game" && numbering.get(cell.opponent) === place;
    return isMet ? [{ number, cell }] : [];
  });
  const [only, another] = told;
  if (only === undefined || another !== undefined) return null;
  const { colour, result } = only.cell;
  const isTold = scoreOf(result) !== null || result === "+";
  const [reply] = isTold ? (REPLY[result] ?? []) : [];
  if (reply === undefined) return null;
  return roundText({ opponent: only.number, colour: otherColour(colour), result: reply });
}

/** Both rows name each other, and their results fit; of a forfeit neither has a game. */
function fits(cell: GameTold, reply: RoundTold, numbering: Numbering, place: number): boolean {
  const score = scoreOf(cell.result);
  if (score === null && reply.kind === "none") return true;
  if (reply.kind !== "game" || numbering.get(reply.opponent) !== place) return false;
  const replied = scoreOf(reply.result);
  if (score === null || replied === null) return score === replied;
  return score + replied === 2;
}
