import { OWN } from "../../formula/reference";
import { at } from "../../rules/at";
import type { EventPlayer } from "../../tournament/event";
import type { HasRows } from "../column";
import type { ReportContext } from "./context";
import type { BlockName, GameRows, PlayersBlock } from "./layout";

/** A player's line of the report. */
export interface PlayerLine extends HasRows {
  readonly index: number;
  readonly block: BlockName;
  readonly player: EventPlayer;
  /** Where his games stand; null: he has none. */
  readonly games: GameRows | null;
}

export function playerLines(
  { order, places }: ReportContext,
  { name, players }: PlayersBlock,
): PlayerLine[] {
  return players.map((index) => {
    const games = at(places.gameRows, index);
    const player = at(order.event.players, index);
    return { index, block: name, player, games, rows: { [OWN]: at(places.playerRows, index) } };
  });
}
