import type { Rating } from "../../rules/units";
import type { Event } from "../event";

/**
 * 10.4 (2005), 8.4 (2014): unrated players who have a rating by the time the event is rated play
 * with that rating; for their opponents they stay unrated.
 */
export function withRatedSince(event: Event, ratedSince: ReadonlyMap<number, Rating>): Event {
  if (ratedSince.size === 0) return event;
  const players = event.players.map((player, place) => {
    const rating = ratedSince.get(place);
    if (rating === undefined || player.rating !== null) return player;
    return { ...player, rating, isRatedSince: true as const };
  });
  return { ...event, players };
}
