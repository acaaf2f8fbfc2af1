import type { Edition } from "../../rules/editions/edition";
import { kFactor } from "../../rules/kFactor";
import type { Rating } from "../../rules/units";
import type { Event } from "../event";

/** Nobody with a first rating from a few events has the 30 games after which K falls. */
const FEW_GAMES = 1;

/**
 * 10.4 (2005), 8.4 (2014): unrated players who have a rating by the time the event is rated play
 * with that rating, and K of a new player; for their opponents they stay unrated.
 */
export function withRatedSince(
  event: Event,
  ratedSince: ReadonlyMap<number, Rating>,
  edition: Edition,
): Event {
  if (ratedSince.size === 0) return event;
  const players = event.players.map((player, place) => {
    const rating = ratedSince.get(place);
    if (rating === undefined || player.rating !== null) return player;
    const known = { rating, games: FEW_GAMES, age: Infinity, peak: rating };
    return {
      ...player,
      rating,
      k: player.k ?? kFactor(known, edition),
      isRatedSince: true as const,
    };
  });
  return { ...event, players };
}
