import fc from "fast-check";
import { isReason, type Reason } from "../../src/rules/reason";
import { eventReport } from "../../src/rules/report/eventReport";
import {
  eventDeltasStep,
  gamesStep,
  gamesTogetherStep,
  pointsStep,
  rarNoneStep,
  roundedChangeStep,
  timesGamesStep,
} from "../../src/rules/steps/counts";
import { firstRatingSteps } from "../../src/rules/steps/firstRating";
import { performanceSteps } from "../../src/rules/steps/performance";
import { periodSteps } from "../../src/rules/steps/period";
import { firstResultSteps, newRatingSteps, reportedGameSteps } from "../../src/rules/steps/report";
import { robinSteps } from "../../src/rules/steps/robin";
import type { Step } from "../../src/rules/steps/step";
import { termsOf } from "../../src/sheets/firstRating/order";
import { careerOrder, randomCareer } from "./checkRandomCareers";
import { randomField } from "./randomField";
import { anyReported, EVERY_EDITION } from "./reportedEvents";

/** The same samples in every run: what is rare is among them. */
export const SAMPLED = { seed: 2030, numRuns: 60 };

/** Steps of random events, fields and careers, of all editions and all kinds. */
export function sampledSteps(sample: typeof SAMPLED): readonly Step[] {
  const all: Step[] = [];
  const see = (steps: readonly Step[] | Reason | null) => {
    if (steps !== null && !isReason(steps)) all.push(...steps);
  };
  for (const edition of EVERY_EDITION) {
    for (const { event, options } of fc.sample(anyReported(), sample)) {
      const players = event.players.map((player, place) => ({
        ...player,
        k: place % 2 === 0 ? null : 20,
      }));
      const report = eventReport({ ...event, players }, edition, options);
      for (const [place, row] of report.rows.entries()) {
        see(newRatingSteps(row, edition));
        see(firstResultSteps(report, place, edition));
        for (const game of row.games) see(reportedGameSteps(row.rating, game, edition));
      }
    }
    for (const { ratings, square } of fc.sample(randomField(), sample)) {
      const field = { ratings, scores: { square } };
      const asPrinted = edition.example === "with figures of its own";
      for (const place of ratings.keys()) see(robinSteps(field, edition, place, { asPrinted }));
    }
    see(performanceSteps([2000, 2101], 1));
    see(periodSteps(2000, [{ games: 5, delta: 100, k: 20 }], edition));
    see([gamesStep(9, 7, edition), gamesStep(7, 7, edition), gamesTogetherStep([5, 4], edition)]);
    see([pointsStep([2, 1, 0], edition), pointsStep([], edition), rarNoneStep(2, edition)]);
    see([roundedChangeStep(-250, edition), timesGamesStep(4, 2050.5, edition)]);
    see([eventDeltasStep([50, -20], edition)]);
  }
  for (const random of fc.sample(randomCareer(), sample)) {
    const order = careerOrder(random, "fide");
    see(firstRatingSteps(order.career, termsOf(order)));
  }
  return all;
}
