import { tableColumns } from "../columns";
import type { Event, EventGame } from "../event";
import { errorFound, type Finding } from "../finding";
import { readPlayers } from "../players";
import { chosenRating, type RatingChoice, type WishedRatings } from "../ratingChoice";
import { span, valueAt, type Area, type SheetCells } from "../sheetCells";
import { numberingOf, type Numbering } from "./numbering";
import type { GameCell, RoundCell } from "./roundCell";
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
  cells: SheetCells,
  selected: Area,
  wished: WishedRatings,
): SwissRead | null {
  const rounds = findRounds(cells, selected);
  if (rounds === null) return null;
  const [firstRow = selected.row] = rounds.rows;
  const beside = span(selected.column, selected.columns).filter(
    (column) => !rounds.columns.includes(column),
  );
  const above = { ...selected, rows: firstRow - selected.row };
  const columns = tableColumns(cells, { rows: rounds.rows, columns: beside, above });
  const ratings = chosenRating(columns.ratings, wished);
  const found = readPlayers(cells, rounds.rows, columns, ratings);
  const numbering = numberingOf(cells, rounds, columns.numbers);
  const table = swissTable(cells, rounds, columns, found, numbering);
  const read = table.players.map((_, place) => readRow({ cells, rounds, table }, place));
  return {
    event: {
      kind: "swiss",
      rounds: rounds.columns.length,
      players: found.players.map((player, place) => ({
        ...player,
        games: read[place]?.games ?? [],
      })),
    },
    table,
    rows: rounds.rows,
    ratings,
    findings: [...ratings.findings, ...found.findings, ...read.flatMap((row) => row.findings)],
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
    if (fault !== null) findings.push(fault);
    else if (cell.kind === "game" && cell.score !== null) {
      const opponent = numbering.get(cell.opponent) ?? 0;
      const { name, rating } = players[opponent] as SwissPlayer;
      games.push({
        round: index + 1,
        opponent: { name, rating, place: opponent },
        score: cell.score,
      });
    }
  }
  return { games, findings };
}

/** What is wrong with a round: unreadable, nobody's number, oneself, or not what the opponent says. */
function faultOf(source: Source, place: number, index: number, cell: RoundCell): Finding | null {
  const { cells, rounds, table } = source;
  const { players, numbering } = table;
  const at = { row: rounds.rows[place] ?? 0, column: rounds.columns[index] ?? 0 };
  const player = players[place]?.name ?? "";
  const round = index + 1;
  if (cell.kind === "none") return null;
  if (cell.kind === "other") {
    return errorFound("notARound", { player, came: valueAt(cells, at) }, { place: at });
  }
  const opponent = numbering.get(cell.opponent);
  if (opponent === undefined) {
    return errorFound("nobodyHasNumber", { player, number: cell.opponent }, { place: at });
  }
  if (opponent === place) return errorFound("againstOneself", { player, round }, { place: at });
  const reply = players[opponent]?.rounds[index];
  if (reply === undefined || fits(cell, reply, numbering, place)) return null;
  const names = { player, opponent: players[opponent]?.name ?? "", round };
  return errorFound("roundContradiction", names, { place: at });
}

/** Both rows name each other, and their results fit; of a forfeit neither has a game. */
function fits(cell: GameCell, reply: RoundCell, numbering: Numbering, place: number): boolean {
  if (cell.score === null && reply.kind === "none") return true;
  if (reply.kind !== "game" || numbering.get(reply.opponent) !== place) return false;
  if (cell.score === null || reply.score === null) return cell.score === reply.score;
  return cell.score + reply.score === 2;
}
