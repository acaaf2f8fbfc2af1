import { at } from "../at";
import type { Edition } from "../editions/edition";
import { isReason, type Reason } from "../reason";
import { robinRemoved } from "../ru";
import { robinEvent, type RobinEvent, type RobinField } from "./event";
import { robinAverage, type RobinAverage } from "./ra";

/** What the iteration starts from: who counts, and Ra. */
export interface RobinStart {
  readonly event: RobinEvent;
  readonly average: RobinAverage;
  /** Games of each player who counts. */
  readonly games: number;
}

/** 8.21(b) (2014), 10.21(b) (2005). */
export function robinStart(field: RobinField, edition: Edition): RobinStart | Reason {
  if (!edition.hasRobin) return robinRemoved(edition);
  const event = robinEvent(field, edition);
  if (isReason(event)) return event;
  const games = event.opponents * event.gamesPerPairing;
  const average = robinAverage(countingPlayers(event), games, edition);
  return isReason(average) ? average : { event, average, games };
}

function countingPlayers({ counting, ratings, scores }: RobinEvent) {
  return counting.map((place) => ({ place, rating: at(ratings, place), score: at(scores, place) }));
}
