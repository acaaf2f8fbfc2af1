import { at } from "../at";
import type { CareerEvent } from "../careerEvent";
import type { Edition } from "../editions/edition";
import { firstRating } from "../firstRating";
import { isReason, type Reason } from "../reason";
import type { Day } from "../units";
import { ruStepSteps } from "./firstResult";
import { step, type Step } from "./step";

/** How a first rating comes from the events that count; none where nothing does. */
export function firstRatingSteps(
  career: readonly CareerEvent[],
  edition: Edition,
  published: Day | null = null,
): Step[] | Reason {
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
    const steps = ruStepSteps({ rc, score, games }, edition, null);
    return isReason(steps) ? steps : [all, ...steps];
  }
  const steps: Step[] = [];
  for (const event of counting) {
    const { rc, score: own, games: n, system } = event;
    const ofEvent = ruStepSteps(
      { rc, score: own, games: n },
      edition,
      system === "robin" ? n : null,
    );
    if (isReason(ofEvent)) return ofEvent;
    steps.push(...ofEvent);
  }
  const weighted = events.flatMap(({ ignored, ru }, index) =>
    ignored === null && ru !== null ? [{ ru, games: at(career, index).games }] : [],
  );
  const values = { events: weighted, games, rn: rating };
  return [...steps, step(edition, "severalEvents", "weighted", values, rating)];
}
