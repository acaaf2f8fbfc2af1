import { at } from "../at";
import type { CareerEvent } from "../careerEvent";
import type { Edition } from "../editions/edition";
import { firstRating } from "../firstRating";
import type { Day } from "../units";
import { ruStepSteps } from "./firstResult";
import { step, type Step } from "./step";

/** How a first rating comes from the events that count; none where nothing does. */
export function firstRatingSteps(
  career: readonly CareerEvent[],
  edition: Edition,
  published: Day | null = null,
): Step[] {
  const { games: needed } = edition.publication;
  const { events, games, score, rc, rating } = firstRating(career, edition, needed, published);
  const counting = career.filter((_, index) => at(events, index).ignored === null);
  if (rating === null || rc === null) return [];
  if (edition.firstRating.severalEvents === "one event") {
    const parts = counting.map((event) => ({
      rc: event.rc,
      score: event.score,
      games: event.games,
    }));
    const all = step(edition, "severalEvents", "pooled", { events: parts, score, games, rc }, rc);
    return [all, ...(ruStepSteps({ rc, score, games }, edition, null) as Step[])];
  }
  /** An event without Ru does not count. */
  const steps = counting.flatMap((event) => {
    const opponents = event.system === "robin" ? event.games : null;
    return ruStepSteps(event, edition, opponents) as Step[];
  });
  const weighted = events.flatMap(({ ignored, ru }, index) =>
    ignored === null && ru !== null ? [{ ru, games: at(career, index).games }] : [],
  );
  const values = { events: weighted, games, rn: rating };
  return [...steps, step(edition, "severalEvents", "weighted", values, rating)];
}
