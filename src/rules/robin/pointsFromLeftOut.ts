import type { Edition } from "../editions/edition";
import { minimumScore } from "../firstRatingConditions";
import { isReason } from "../reason";
import { robinEvent, type RobinField } from "./event";

/** 6.1: whether an unrated player has enough points only with those against players left out. */
export function dependsOnLeftOut(field: RobinField, edition: Edition): boolean {
  const event = robinEvent(field, edition);
  if (isReason(event) || event.leftOut.size === 0) return false;
  const needed = minimumScore(edition, "robin", true);
  return event.counting.some((player) => {
    const isFirst = field.later?.has(player) !== true;
    return field.ratings[player] === null && isFirst && (event.scores[player] ?? 0) < needed;
  });
}
