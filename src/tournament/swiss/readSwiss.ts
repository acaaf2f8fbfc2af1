import { eventSheetRows } from "../trf/eventSheetRows";
import { tableRatings } from "../tableRatings";
import { tableColumns } from "../columns";
import type { Event, EventGame } from "../event";
import { errorFound, readAs, type Finding } from "../finding";
import { readPlayers } from "../players";
import type { RatingChoice, WishedRatings } from "../ratingChoice";
import type { Player } from "../roundRobin";
import { span, valueAt, type Area, type SheetCells } from "../sheetCells";
import { headingRows } from "../table/headingRows";
import { leftOut } from "../table/leftOut";
import { joinedRounds } from "./joinedRounds";
import { isConfirmed, numberingOf, type Numbering } from "./numbering";
import { otherColour, REPLY, scoreOf } from "../round/round";
import { roundText, type GameTold, type RoundTold } from "../round/roundText";
import { pointsFindings } from "./roundPoints";
import { findRounds, type Rounds } from "./rounds";
import { swissTable, type SwissPlayer, type SwissTable } from "./swissTable";

export interface SwissRead {
  readonly event: Event;
  /** Everything that the rounds tell; null where they are no rounds with opponents' numbers. */
  readonly table: SwissTable | null;
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  readonly rows: readonly number[];
}

/** A Swiss or team table within the selected cells; null where there are no rounds. */
export function readSwiss(
  apart: SheetCells,
  selected: Area,
  wished: WishedRatings,
): SwissRead | null {
  const cells = joinedRounds(apart, selected);
  const found = findRounds(cells, selected);
  if (found === null) return null;
  const rows = eventSheetRows(cells, found.rows) ?? found.rows;
  const rounds = { ...found, rows };
  const all = span(selected.column, selected.columns);
  const beside = all.filter((column) => !rounds.columns.includes(column));
  const above = headingRows(cells, rows[0] ?? selected.row, all, []);
  const columns = tableColumns(cells, { rows, columns: beside, above });
  const ratings = tableRatings(cells, columns.ratings, { rows, others: [] }, wished);
  const read = readPlayers(cells, rows, columns, ratings);
  const numbering = numberingOf(cells, rounds, columns.numbers, beside);
  if (!isConfirmed(cells, rounds, numbering)) return null;
  const table = swissTable(cells, rounds, columns, read, numbering);
  const lines = table.players.map((_, place) => readRow({ cells, rounds, table }, place));
  return {
    event: swissEvent(table, read.players, lines, rounds.columns.length),
    table,
    rows,
    ratings,
    findings: [
      ...ratings.findings,
      ...read.findings,
      ...leftOut(cells, { rows, taken: rows, columns, area: selected, others: [] }),
      ...lines.flatMap((row) => row.findings),
      ...pointsFindings(table, rows, columns.points),
    ],
  };
}

/** Blank rows and the headings of teams are nobody. */
function swissEvent(
  { players: rows }: SwissTable,
  players: readonly Player[],
  read: readonly RowRead[],
  rounds: number,
): Event {
  const places = [...rows.keys()].filter((place) => rows[place]?.isNobody === false);
  const placeOf = new Map(places.map((place, index) => [place, index]));
  const gamesOf = (place: number) =>
    (read[place]?.games ?? []).map((game): EventGame => {
      const { opponent } = game;
      const own = opponent.place === null ? null : (placeOf.get(opponent.place) ?? null);
      return { ...game, opponent: { ...opponent, place: own } };
    });
  return {
    kind: "swiss",
    rounds,
    players: places.map((place) => ({ ...(players[place] as Player), games: gamesOf(place) })),
  };
}

interface Source {
  readonly cells: SheetCells;
  readonly rounds: Rounds;
  readonly table: SwissTable;
}

interface RowRead {
  readonly games: readonly EventGame[];
  readonly findings: readonly Finding[];
}

function readRow(source: Source, place: number): RowRead {
  const { players, numbering } = source.table;
  const games: EventGame[] = [];
  const findings: Finding[] = [];
  for (const [index, cell] of (players[place]?.rounds ?? []).entries()) {
    const fault = faultOf(source, place, index, cell);
    const score = cell.kind === "game" ? scoreOf(cell.result) : null;
    if (fault !== null) findings.push(fault);
    else if (cell.kind === "game" && score !== null) {
      const opponent = numbering.get(cell.opponent) ?? 0;
      const { name, rating } = players[opponent] as SwissPlayer;
      games.push({
        round: index + 1,
        opponent: { name, rating, place: opponent },
        score,
      });
    }
  }
  return { games, findings };
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
