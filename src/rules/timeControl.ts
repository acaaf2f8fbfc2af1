import { last } from "./at";
import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import type { Rating } from "./units";

/** Article 1.1 supposes that a game lasts 60 moves. */
const MOVES = 60;

/** Minutes each player needs; an unrated field, null, falls in the slowest class not required. */
export function minimumTime(highestRating: Rating | null, edition: Edition): number | Reason {
  if (edition.timeBounds !== null) {
    return new Reason("paceHasBounds", edition.articles.time, edition.name, {});
  }
  const rating = highestRating ?? 0;
  return last(edition.minimumTimes.filter(({ from }) => rating >= from)).minutes;
}

/** What a player has for 60 moves. */
export function minutesOf(minutes: number, incrementSeconds: number): number {
  return minutes + (incrementSeconds * MOVES) / 60;
}

/** Whether the time control is slow enough, or within the bounds of rapid and blitz. */
export function isTimeControlRated(
  minutes: number,
  incrementSeconds: number,
  highestRating: Rating | null,
  edition: Edition,
): boolean {
  const total = minutesOf(minutes, incrementSeconds);
  const bounds = edition.timeBounds;
  if (bounds !== null) {
    return (
      total > bounds.above &&
      (total < bounds.upTo || (bounds.upToIncluded && total === bounds.upTo))
    );
  }
  const needed = minimumTime(highestRating, edition);
  return typeof needed === "number" && total >= needed;
}
