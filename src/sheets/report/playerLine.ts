import { OWN } from "../../formula/reference";
import { at } from "../../rules/at";
import type { EventPlayer } from "../../tournament/event";
import type { HasRows } from "../column";
import type { ReportContext } from "./context";
import type { GameRows } from "./layout";

/** A player's line of the report. */
export interface PlayerLine extends HasRows {
  readonly index: number;
  readonly player: EventPlayer;
  /** Where his games stand; null: he has none. */
  readonly games: GameRows | null;
}

export function playerLines({ order, places, robinPlaces }: ReportContext): PlayerLine[] {
  return order.event.players.map((player, index) => {
    const games = at(places.gameRows, index);
    const rows = {
      [OWN]: places.players.first + index,
      ...(games !== null && { firstGame: games.first, lastGame: games.end }),
      ...(robinPlaces !== null && {
        iteration: robinPlaces.table.first + index,
        iterationInput: robinPlaces.inputs.first + index,
      }),
    };
    return { index, player, games, rows };
  });
}
