import { OWN } from "../../formula/reference";
import { NOTHING_KNOWN, type KnownForK } from "../../rules/kOfPlayer";
import type { Player } from "../../tournament/roundRobin";
import type { HasRows } from "../column";
import type { IterationContext } from "./context";

/** The blocks that have a line for each player. */
export type PlayerBlock = "inputs" | "table" | "counted" | "expected" | "other";

/** A player's line in one of the blocks; formulas may name his lines in the others. */
export interface PlayerLine extends HasRows {
  readonly index: number;
  readonly player: Player;
  readonly known: KnownForK;
}

export function playerLines(sheet: IterationContext, block: PlayerBlock): PlayerLine[] {
  const { order, places, k } = sheet;
  const { rows } = places;
  return order.event.players.map((player, index) => {
    const { known = NOTHING_KNOWN } = k.players[index] ?? {};
    return {
      index,
      player,
      known,
      rows: {
        [OWN]: rows[block] + index,
        input: rows.inputs + index,
        table: rows.table + index,
        counted: rows.counted + index,
        expected: rows.expected + index,
        other: rows.other + index,
      },
    };
  });
}
