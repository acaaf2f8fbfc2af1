import { OWN } from "../../formula/reference";
import type { Player } from "../../tournament/roundRobin";
import type { HasRows } from "../column";
import type { IterationContext } from "./context";

/** The blocks that have a line for each player. */
export type PlayerBlock = "inputs" | "table" | "counted" | "expected" | "other";

/** A player's line in one of the blocks; formulas may name his lines in the others. */
export interface PlayerLine extends HasRows {
  readonly index: number;
  readonly player: Player;
}

export function playerLines(sheet: IterationContext, block: PlayerBlock): PlayerLine[] {
  const { order, places } = sheet;
  const { rows } = places;
  return order.event.players.map((player, index) => {
    return {
      index,
      player,
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
