import type { Bye } from "../swiss/byeCell";
import type { GameCell, Unplayed } from "../swiss/roundCell";
import type { SwissTable } from "../swiss/swissTable";
import { gameResult } from "./gameResult";
import { NO_ROUND } from "./readPlayerLine";
import type { StartNumbers } from "./startNumbers";
import type { TrfResult, TrfRound } from "./trfFile";
import { POINTS } from "./trfPoints";
import { isUntold, untoldBye } from "./untoldBye";

export interface RoundsOfSwiss {
  readonly rounds: readonly TrfRound[];
  /** Whether the table tells what each of them is worth. */
  readonly isTold: boolean;
}

type ToldBye = Exclude<Bye, "?">;

/** What a table says of its rounds, and who stands where. */
export interface RoundsSource {
  readonly table: SwissTable;
  readonly starts: StartNumbers;
  /** Round by round, who names the player at a place as his opponent: the first who does. */
  readonly namedBy: readonly ReadonlyMap<number, number>[];
}

export function roundsSource(table: SwissTable, starts: StartNumbers): RoundsSource {
  const namedBy: Map<number, number>[] = [];
  for (const [player, { rounds }] of table.players.entries()) {
    for (const [index, cell] of rounds.entries()) {
      const named = (namedBy[index] ??= new Map<number, number>());
      const opponent = cell.kind === "game" ? table.numbering.get(cell.opponent) : undefined;
      if (opponent !== undefined && !named.has(opponent)) named.set(opponent, player);
    }
  }
  return { table, starts, namedBy };
}

/**
 * A player's rounds in the signs of the file. A bye of unknown worth is Z, as a blank round is: a point
 * that nobody sees in the table would be invented.
 */
export function roundsOfSwiss(source: RoundsSource, place: number): RoundsOfSwiss {
  const player = source.table.players[place];
  if (player === undefined) return { rounds: [], isTold: true };
  const untold = untoldBye(player);
  const rounds = player.rounds.map((cell, index): TrfRound => {
    if (cell.kind === "game") return roundOfGame(source, cell, index);
    if (cell.kind === "other") return NO_ROUND;
    const bye = cell.bye === "?" ? (untold ?? "Z") : cell.bye;
    return roundWithoutOpponent(source, place, index, bye);
  });
  return { rounds, isTold: untold !== null || !player.rounds.some(isUntold) };
}

/** Where one row tells no colour, the opponent's may. */
function roundOfGame(
  { table: { players, numbering }, starts }: RoundsSource,
  cell: GameCell,
  index: number,
): TrfRound {
  const opponent = numbering.get(cell.opponent) ?? -1;
  const reply = players[opponent]?.rounds[index];
  const replied = reply?.kind === "game" ? reply.color : null;
  return {
    opponent: starts.get(opponent) ?? null,
    colour: cell.color ?? otherColour(replied),
    result: gameResult(cell),
  };
}

/** A bye; or the side of a forfeit that names nobody, because only the opponent's row tells of it. */
function roundWithoutOpponent(
  { table: { players }, starts, namedBy }: RoundsSource,
  place: number,
  index: number,
  bye: ToldBye,
): TrfRound {
  const opponent = namedBy[index]?.get(place) ?? -1;
  const cell = players[opponent]?.rounds[index];
  const result = cell?.kind === "game" ? replyOf(cell.unplayed, bye) : null;
  if (cell?.kind !== "game" || result === null) {
    return { opponent: null, colour: null, result: bye };
  }
  return { opponent: starts.get(opponent) ?? null, colour: otherColour(cell.color), result };
}

/** By default both may have lost: the points of the side that names nobody tell. */
function replyOf(unplayed: Unplayed | null, bye: ToldBye): TrfResult | null {
  const worth = POINTS[bye];
  if (unplayed === "-" && worth === 2) return "+";
  if (unplayed === "=" && worth === 1) return "D";
  if (unplayed === "open" && worth === 0) return "Z";
  return (unplayed === "+" || unplayed === "-") && worth === 0 ? "-" : null;
}

function otherColour(colour: "w" | "b" | null): "w" | "b" | null {
  if (colour === null) return null;
  return colour === "w" ? "b" : "w";
}
