import { at } from "../at";
import { robinOpponents, type CareerEvent } from "../careerEvent";
import { opponentsOfOne } from "../careerPool";
import type { CareerTerms } from "../careerTerms";
import { firstRating } from "../firstRating";
import { ruStepSteps } from "./firstResult";
import { step, type Step } from "./step";

/** How a first rating comes from the events that count; none where nothing does. */
export function firstRatingSteps(career: readonly CareerEvent[], terms: CareerTerms): Step[] {
  const { events, games, score, rc, rating, edition } = firstRating(career, terms);
  if (rating === null || rc === null || edition === null) return [];
  const counting = career.flatMap((event, index) => {
    const { ignored, ru, edition: own } = at(events, index);
    return ignored === null ? [{ event, ru, own }] : [];
  });
  if (edition.firstRating.severalEvents === "one event") {
    const parts = counting.map(({ event }) => ({
      rc: event.rc,
      score: event.score,
      games: event.games,
    }));
    const all = step(edition, "severalEvents", "pooled", { events: parts, score, games, rc }, rc);
    const alone = opponentsOfOne(
      counting.map(({ event }) => event),
      edition,
    );
    return [all, ...(ruStepSteps({ rc, score, games }, edition, alone) as Step[])];
  }
  /** An event without Ru does not count. */
  const steps = counting.flatMap(({ event, own }) => {
    return ruStepSteps(event, own, robinOpponents(event, own)) as Step[];
  });
  const weighted = counting.flatMap(({ event, ru }) =>
    ru === null ? [] : [{ ru, games: event.games }],
  );
  const values = { events: weighted, games, rn: rating };
  return [...steps, step(edition, "severalEvents", "weighted", values, rating)];
}
