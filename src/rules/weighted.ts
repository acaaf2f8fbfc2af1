import { at } from "./at";
import { EDITIONS } from "./editions/editions";
import { Reason } from "./reason";
import { halfUp } from "./rounding";
import type { Rating } from "./units";

export interface EventRu {
  readonly ru: Rating;
  readonly games: number;
}

/** 10.3 (2005): Rn as the mean of all Ru, weighted by the games. */
export function weighted(events: readonly EventRu[]): Rating | Reason {
  const games = events.reduce((sum, event) => sum + event.games, 0);
  if (games === 0) {
    const { articles, name } = at(EDITIONS, 0);
    return new Reason("nothingToAverage", articles.severalEvents, name, {});
  }
  return halfUp(events.reduce((sum, event) => sum + event.ru * event.games, 0) / games);
}
