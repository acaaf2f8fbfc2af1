import type { Edition } from "../../rules/editions/edition";
import { isGameTooFast } from "../../rules/pace";
import type { Rating } from "../../rules/units";
import type { Event, EventGame, EventPlayer } from "../event";

/** A game that is not rated for want of time. */
export interface TooFast {
  readonly players: readonly [string, string];
  /** null: a crosstable tells none. */
  readonly round: number | null;
}

/** An event without the games that are too fast, and these, each once: 1.1, 1.2 (2017). */
export interface WithoutTooFast {
  readonly event: Event;
  readonly leftOut: readonly TooFast[];
}

/** By the ratings with which both sit down; a round robin with a game that is left out is none (6.4). */
export function withoutTooFast(
  event: Event,
  minutes: number | null,
  edition: Edition,
): WithoutTooFast {
  if (minutes === null) return { event, leftOut: [] };
  const { players } = event;
  const isFast = (player: EventPlayer, game: EventGame) =>
    isGameTooFast(minutes, [player.rating, opponentRating(game, players)], edition);
  const leftOut = players.flatMap((player, place) =>
    player.games.flatMap((game): TooFast[] => {
      const other = game.opponent.place;
      /** Told at the player who stands first. */
      if ((other !== null && other < place) || !isFast(player, game)) return [];
      const round = event.isWithoutRounds === true ? null : game.round;
      return [{ players: [player.name, game.opponent.name], round }];
    }),
  );
  if (leftOut.length === 0) return { event, leftOut };
  const kept = players.map((player) => ({
    ...player,
    games: player.games.filter((game) => !isFast(player, game)),
  }));
  const kind = event.kind === "robin" ? "swiss" : event.kind;
  return { event: { ...event, kind, players: kept }, leftOut };
}

function opponentRating({ opponent }: EventGame, players: readonly EventPlayer[]): Rating | null {
  const player = opponent.place === null ? undefined : players[opponent.place];
  return player === undefined ? opponent.rating : player.rating;
}
