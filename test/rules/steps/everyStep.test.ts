import fc from "fast-check";
import { isReason, type Reason } from "../../../src/rules/reason";
import { eventReport } from "../../../src/rules/report/eventReport";
import { firstRatingSteps } from "../../../src/rules/steps/firstRating";
import { periodSteps } from "../../../src/rules/steps/period";
import {
  firstResultSteps,
  newRatingSteps,
  reportedGameSteps,
} from "../../../src/rules/steps/report";
import { robinSteps } from "../../../src/rules/steps/robin";
import type { Step, StepKey } from "../../../src/rules/steps/step";
import { careerOrder, randomCareer } from "../../support/checkRandomCareers";
import { randomField } from "../../support/randomField";
import { anyReported, EVERY_EDITION } from "../../support/reportedEvents";

/** All that a catalogue has to have words for. */
const EVERY_STEP: Readonly<Record<StepKey, true>> = {
  withinLimit: true,
  limited: true,
  noLimit: true,
  notUpgraded: true,
  difference: true,
  pd: true,
  delta: true,
  sumOfDeltas: true,
  kPassedOver: true,
  kFits: true,
  kGiven: true,
  kInPeriod: true,
  change: true,
  newRating: true,
  rc: true,
  ra: true,
  p: true,
  dp: true,
  half: true,
  bonus: true,
  withDp: true,
  withDpInRobin: true,
  highest: true,
  rar: true,
  dpa: true,
  raOfRobin: true,
  countedFromRu: true,
  rcNew: true,
  we: true,
  wMinusWe: true,
  periodChange: true,
  weighted: true,
  pooled: true,
};

/** The same samples in every run: what is rare is among them. */
const SAMPLE = { seed: 2030, numRuns: 60 };

const keysOf = (steps: readonly Step[] | Reason | null) =>
  steps === null || isReason(steps) ? [] : steps.map(({ key }) => key);

test("something comes by every step", () => {
  const seen = new Set<StepKey>();
  const see = (steps: readonly Step[] | Reason | null) => {
    for (const key of keysOf(steps)) seen.add(key);
  };
  for (const edition of EVERY_EDITION) {
    for (const { event, options } of fc.sample(anyReported(), SAMPLE)) {
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
    for (const { ratings, square } of fc.sample(randomField(), SAMPLE)) {
      const field = { ratings, scores: { square } };
      for (const place of ratings.keys()) see(robinSteps(field, edition, place));
    }
    see(periodSteps(2000, [{ games: 5, delta: 100, k: 20 }], edition));
  }
  for (const random of fc.sample(randomCareer(), SAMPLE)) {
    const { career, edition } = careerOrder(random, "fide");
    see(firstRatingSteps(career, edition));
  }
  expect([...seen].sort()).toEqual(Object.keys(EVERY_STEP).sort());
});
