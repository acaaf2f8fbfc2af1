import type { Opponent } from "../event";
import type { ToldBye } from "../round/bye";
import { otherColour, POINTS, type RoundResult } from "../round/round";
import type { GameTold } from "../round/roundText";
import type { Player } from "../roundRobin";
import type { Participant, PlayerRound, Played } from "../tournament";
import { startNumbers } from "./startNumbers";
import type { SwissPlayer, SwissTable } from "./swissTable";
import { untoldBye } from "./untoldBye";

/**
 * What a Swiss or team table tells of everybody: numbers, colours, forfeits and byes; nothing where it
 * does not. Blank rows and the headings of teams are nobody.
 */
export function playedInTable(
  table: SwissTable,
  players: readonly Player[],
  rounds: number,
): Played {
  const starts = startNumbers(table);
  const rows = [...starts.keys()];
  const source = {
    table,
    placeOf: new Map(rows.map((row, place) => [row, place])),
    namedBy: namedBy(table),
  };
  return {
    kind: "swiss",
    told: "rounds",
    rounds,
    players: rows.map((row): Participant => {
      const { details, points } = table.players[row] as SwissPlayer;
      const start = starts.get(row) ?? null;
      const player = players[row] as Player;
      return { player, details, start, points, rounds: roundsOf(source, row) };
    }),
  };
}

/** What a table says of its rounds, and who stands where. */
interface Source {
  readonly table: SwissTable;
  /** Places among the players, by row of the table. */
  readonly placeOf: ReadonlyMap<number, number>;
  readonly namedBy: NamedBy;
}

/** Round by round, who names the player of a row as his opponent: the first who does. */
type NamedBy = readonly ReadonlyMap<number, number>[];

function namedBy({ players, numbering }: SwissTable): NamedBy {
  const found: Map<number, number>[] = [];
  for (const [row, { rounds }] of players.entries()) {
    for (const [index, cell] of rounds.entries()) {
      const named = (found[index] ??= new Map<number, number>());
      const opponent = cell.kind === "game" ? numbering.get(cell.opponent) : undefined;
      if (opponent !== undefined && !named.has(opponent)) named.set(opponent, row);
    }
  }
  return found;
}

function roundsOf(source: Source, row: number): PlayerRound[] {
  const player = source.table.players[row] as SwissPlayer;
  const untold = untoldBye(player);
  return player.rounds.map((cell, index) => {
    const round = index + 1;
    if (cell.kind === "game") return { round, ...roundOfGame(source, cell, index) };
    if (cell.kind === "other") return { round, ...WITHOUT, result: "Z" };
    const bye = cell.bye === "?" ? (untold ?? "?") : cell.bye;
    return { round, ...roundWithoutOpponent(source, row, index, bye) };
  });
}

const WITHOUT = { opponent: null, colour: null } as const;

type WithoutNumber = Omit<PlayerRound, "round">;

/** Where one row tells no colour, the opponent's may. */
function roundOfGame(source: Source, cell: GameTold, index: number): WithoutNumber {
  const { players, numbering } = source.table;
  const row = numbering.get(cell.opponent);
  const reply = row === undefined ? undefined : players[row]?.rounds[index];
  const replied = reply?.kind === "game" ? reply.colour : null;
  return {
    opponent: row === undefined ? null : opponentOf(source, row),
    colour: cell.colour ?? otherColour(replied),
    result: cell.result,
  };
}

/** A bye; or the side of a forfeit that names nobody, because only the opponent's row tells of it. */
function roundWithoutOpponent(
  source: Source,
  row: number,
  index: number,
  bye: ToldBye | "?",
): WithoutNumber {
  const opponent = source.namedBy[index]?.get(row);
  const cell = opponent === undefined ? undefined : source.table.players[opponent]?.rounds[index];
  /** A bye of unknown worth is nothing to answer a forfeit with. */
  const result = cell?.kind === "game" ? replyOf(cell.result, bye === "?" ? "Z" : bye) : null;
  if (opponent === undefined || cell?.kind !== "game" || result === null) {
    return { ...WITHOUT, result: bye };
  }
  return { opponent: opponentOf(source, opponent), colour: otherColour(cell.colour), result };
}

/** By default both may have lost: the points of the side that names nobody tell. */
function replyOf(result: RoundResult, bye: ToldBye): RoundResult | null {
  const worth = POINTS[bye];
  if (result === "-" && worth === 2) return "+";
  if (result === "D" && worth === 1) return "D";
  if (result === "Z" && worth === 0) return "Z";
  return (result === "+" || result === "-") && worth === 0 ? "-" : null;
}

function opponentOf({ table, placeOf }: Source, row: number): Opponent {
  const { name, rating } = table.players[row] as SwissPlayer;
  return { name, rating, place: placeOf.get(row) ?? null };
}
