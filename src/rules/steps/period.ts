import { at } from "../at";
import type { Edition } from "../editions/edition";
import { periodRating, type PeriodEvent } from "../periodRating";
import type { Rating } from "../units";
import { kInPeriodSteps, newRatingStep } from "./change";
import { step, type Step } from "./step";

/** Rn of a rating period: K of each event with the games of all, their changes, one rounding. */
export function periodSteps(
  rating: Rating,
  events: readonly PeriodEvent[],
  edition: Edition,
): Step[] {
  const { games, k, change } = periodRating(rating, events, edition);
  const counted = events.map(({ delta }, index) => ({ k: at(k, index), delta }));
  return [
    ...[...new Set(events.map((event) => event.k))].flatMap((own) =>
      kInPeriodSteps(own, games, edition),
    ),
    step(edition, "sum", "periodChange", { events: counted, change }, change),
    newRatingStep(rating, change, edition),
  ];
}
