import type { ToldBye } from "../round/bye";
import { NO_ROUND, otherColour, POINTS, type Round, type RoundResult } from "../round/round";
import type { GameTold } from "../round/roundText";
import type { SwissTable } from "../swiss/swissTable";
import type { StartNumbers } from "./startNumbers";
import { isUntold, untoldBye } from "./untoldBye";

export interface RoundsOfSwiss {
  readonly rounds: readonly Round[];
  /** Whether the table tells what each of them is worth. */
  readonly isTold: boolean;
}

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
  const rounds = player.rounds.map((cell, index): Round => {
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
  cell: GameTold,
  index: number,
): Round {
  const opponent = numbering.get(cell.opponent) ?? -1;
  const reply = players[opponent]?.rounds[index];
  const replied = reply?.kind === "game" ? reply.colour : null;
  return {
    opponent: starts.get(opponent) ?? null,
    colour: cell.colour ?? otherColour(replied),
    result: cell.result,
  };
}

/** A bye; or the side of a forfeit that names nobody, because only the opponent's row tells of it. */
function roundWithoutOpponent(
  { table: { players }, starts, namedBy }: RoundsSource,
  place: number,
  index: number,
  bye: ToldBye,
): Round {
  const opponent = namedBy[index]?.get(place) ?? -1;
  const cell = players[opponent]?.rounds[index];
  const result = cell?.kind === "game" ? replyOf(cell.result, bye) : null;
  if (cell?.kind !== "game" || result === null) {
    return { opponent: null, colour: null, result: bye };
  }
  return { opponent: starts.get(opponent) ?? null, colour: otherColour(cell.colour), result };
}

/** By default both may have lost: the points of the side that names nobody tell. */
function replyOf(result: RoundResult, bye: ToldBye): RoundResult | null {
  const worth = POINTS[bye];
  if (result === "-" && worth === 2) return "+";
  if (result === "D" && worth === 1) return "D";
  if (result === "Z" && worth === 0) return "Z";
  return (result === "+" || result === "-") && worth === 0 ? "-" : null;
}
