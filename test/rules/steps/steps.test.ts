import fc from "fast-check";
import { change } from "../../../src/rules/change";
import { counted } from "../../../src/rules/counted";
import { delta } from "../../../src/rules/delta";
import { dp } from "../../../src/rules/dp";
import { FSE } from "../../../src/rules/editions/fse";
import { expected } from "../../../src/rules/expected";
import { termsOf } from "../../../src/sheets/firstRating/order";
import { firstRating } from "../../../src/rules/firstRating";
import type { Game } from "../../../src/rules/game";
import { kInPeriod } from "../../../src/rules/kFactor";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { newRating } from "../../../src/rules/newRating";
import { percent } from "../../../src/rules/percent";
import { periodRating } from "../../../src/rules/periodRating";
import { isReason } from "../../../src/rules/reason";
import { eventReport } from "../../../src/rules/report/eventReport";
import { iterate } from "../../../src/rules/robin/iteration";
import { ru } from "../../../src/rules/ru";
import { changeSteps, kInPeriodSteps, newRatingStep } from "../../../src/rules/steps/change";
import { dpSteps, ruSteps, swissRuSteps } from "../../../src/rules/steps/firstResult";
import { firstRatingSteps } from "../../../src/rules/steps/firstRating";
import { countedSteps, deltaSteps, expectedSteps } from "../../../src/rules/steps/game";
import { kSteps } from "../../../src/rules/steps/k";
import { periodSteps } from "../../../src/rules/steps/period";
import {
  firstResultSteps,
  newRatingSteps,
  reportedGameSteps,
} from "../../../src/rules/steps/report";
import { iterationSteps, robinSteps } from "../../../src/rules/steps/robin";
import { resultOf, type Step } from "../../../src/rules/steps/step";
import { swissRu } from "../../../src/rules/swissRu";
import type { Result } from "../../../src/rules/units";
import { cases } from "../../support/cases";
import { careerOrder, randomCareer } from "../../support/checkRandomCareers";
import { randomFacts } from "../../support/randomPeriod";
import { randomField } from "../../support/randomField";
import { anyReported, EVERY_EDITION } from "../../support/reportedEvents";

/** The number that steps come to; each has an article, and its own edition: of the last, or another one's. */
function comesTo(steps: readonly Step[], name: string, others: readonly string[] = []): number {
  for (const { article, edition, key } of steps) {
    /** 8.58 (2011) as printed: no article says it. */
    if (key === "wePrinted" || key === "bonusPrinted") expect(article).toBeNull();
    else expect(article).toMatch(/^(?:\d+(?:\.\d+)*(?:\([a-c]\))?|FSE)$/);
    expect([name, ...others]).toContain(edition);
  }
  expect(steps.at(-1)?.edition).toBe(name);
  return resultOf(steps);
}

const rating = fc.integer({ min: 1000, max: 2900 });
const game: fc.Arbitrary<Game> = fc.record({
  opponent: rating,
  score: fc.constantFrom<Result>(0, 1, 2),
});

describe.each([...EVERY_EDITION, FSE])("$name", (of) => {
  test("counted as, PD, ΔR, ΣΔR × K, Rn", () => {
    fc.assert(
      fc.property(rating, fc.array(game, { minLength: 1 }), fc.nat(40), (own, games, k) => {
        const [first] = games;
        const { opponent, score } = first!;
        expect(comesTo(countedSteps(own, opponent, of), of.name)).toBe(counted(own, opponent, of));
        expect(comesTo(expectedSteps(own, opponent, of), of.name)).toBe(
          expected(own, opponent, of),
        );
        expect(comesTo(deltaSteps(own, first!, of), of.name)).toBe(delta(own, opponent, score, of));
        const steps = changeSteps(own, games, k, of);
        expect(comesTo(steps, of.name)).toBe(change(own, games, k, of));
        const sum = steps[0]!;
        const { deltas } = sum.values as { deltas: readonly number[] };
        expect(deltas.reduce((all, each) => all + each, 0)).toBe(sum.result);
        const last = newRatingStep(own, resultOf(steps), of);
        expect(comesTo([last], of.name)).toBe(newRating(own, change(own, games, k, of) / 100));
      }),
    );
  });

  test("K counted", () => {
    fc.assert(
      fc.property(fc.constantFrom(10, 20, 40), fc.nat(80), (k, games) => {
        const steps = kInPeriodSteps(k, games, of);
        const result = steps.length === 0 ? k : comesTo(steps, of.name);
        expect(result).toBe(kInPeriod(k, games, of));
      }),
    );
  });
});

describe.each(EVERY_EDITION)("$name", (of) => {
  test("K: the steps passed over do not fit, the last one does", () => {
    fc.assert(
      fc.property(
        rating,
        fc.option(fc.constantFrom(10, 33)),
        randomFacts(),
        fc.nat(2000),
        (own, k, facts, days) => {
          const decided = kOfPlayer({ rating: own, k, facts }, of, of.from + days);
          const steps = kSteps(own, decided, of);
          expect(comesTo(steps, of.name)).toBe(decided.k);
          const keys = steps.map(({ key }) => key);
          const passed = keys.slice(0, -1);
          expect(new Set(passed).size <= 1 && (passed[0] ?? "kPassedOver") === "kPassedOver").toBe(
            true,
          );
        },
      ),
    );
  });

  test("p, dp, Ru of a Swiss and from an average", () => {
    fc.assert(
      fc.property(
        fc.array(game, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (games, isFirst) => {
          const score = games.reduce((sum, each) => sum + each.score, 0);
          const n = games.length;
          const difference = dp(percent(score, n), of);
          const steps = dpSteps(score, n, of);
          if (isReason(steps)) expect(steps).toEqual(difference);
          else expect(comesTo(steps, of.name)).toBe(difference);

          const ratings = games.map(({ opponent }) => opponent);
          const swiss = swissRuSteps(ratings, score, of, isFirst);
          const alone = swissRu(ratings, score, of, isFirst);
          if (isReason(swiss)) expect(swiss).toEqual(alone);
          else expect(comesTo(swiss, of.name)).toBe(alone);

          const kind = { system: "robin", opponents: n, first: isFirst } as const;
          const robin = ruSteps({ rc: 2000, score, games: n }, kind, of);
          const ofRobin = ru({ rc: 2000, score, games: n }, kind, of);
          if (isReason(robin)) expect(robin).toEqual(ofRobin);
          else expect(comesTo(robin, of.name)).toBe(ofRobin);
        },
      ),
    );
  });

  test("the iteration of each player", () => {
    fc.assert(
      fc.property(
        randomField(),
        fc.boolean(),
        fc.boolean(),
        ({ ratings, square }, asPrinted, isWeFromRu) => {
          const field = { ratings, scores: { square } };
          const options = { asPrinted, isWeFromRu };
          const iteration = iterate(field, of, options);
          for (const place of ratings.keys()) {
            if (isReason(iteration) || place === 0) {
              const alone = robinSteps(field, of, place, options);
              expect(alone).toEqual(
                isReason(iteration) ? iteration : iterationSteps(iteration, of, place, options),
              );
            }
            if (isReason(iteration)) return;
            const steps = iterationSteps(iteration, of, place, options);
            const row = iteration.rows[place]!;
            if (isReason(steps)) expect(row).toMatchObject({ kind: "left out", why: steps });
            else if (row.kind === "unrated") expect(comesTo(steps, of.name)).toBe(row.ruNew);
            else if (row.kind === "rated") expect(comesTo(steps, of.name)).toBe(row.newRating);
            if (isReason(steps)) continue;
            for (const { key, values, result } of steps) {
              if (key === "we")
                expect(values.expected.reduce((sum, pd) => sum + pd, 0)).toBe(result);
              if (key === "rcNew") {
                expect(Math.abs(values.ra + values.moved / values.opponents - result)).toBeLessThan(
                  0.51,
                );
              }
            }
          }
        },
      ),
    );
  });

  test("a rating period", () => {
    const event = fc.record({
      games: fc.nat(15),
      delta: fc.integer({ min: -900, max: 900 }),
      k: fc.constantFrom(10, 20, 40),
    });
    fc.assert(
      fc.property(rating, fc.array(event, { minLength: 1, maxLength: 6 }), (own, events) => {
        const period = periodRating(own, events, of);
        expect(comesTo(periodSteps(own, events, of), of.name)).toBe(period.rating);
      }),
    );
  });

  test("every player and game of a report", () => {
    fc.assert(
      fc.property(anyReported(), fc.boolean(), ({ event, options }, isIterated) => {
        const robin = event.kind === "robin" && of.hasRobin && isIterated;
        const asked = robin ? { later: new Set<number>() } : null;
        const report = eventReport(event, of, { ...options, robin: asked });
        for (const [place, row] of report.rows.entries()) {
          const steps = newRatingSteps(row, of);
          if (row.rated === null) expect(steps).toBeNull();
          else expect(comesTo(steps!, of.name)).toBe(row.rated.newRating);
          const first = firstResultSteps(report, place, of);
          if (row.first === null || isReason(row.first)) expect(first).toEqual(row.first);
          else expect(comesTo(first as Step[], of.name)).toBe(row.first.ru);
          for (const met of row.games) {
            const ofGame = reportedGameSteps(row.rating, met, of);
            if (met.delta === null) expect(ofGame).toBeNull();
            else expect(comesTo(ofGame!, of.name)).toBe(met.delta);
          }
        }
      }),
    );
  });
});

test("a first rating of several events, in every edition", () => {
  fc.assert(
    fc.property(randomCareer(), (random) => {
      const order = careerOrder(random, "fide");
      const { rating: rn, edition: of, events } = firstRating(order.career, termsOf(order));
      /** Ru of an event is of its own edition: 0.1, 10.3 (2005). */
      const own = events.map(({ edition }) => edition.name);
      const steps = firstRatingSteps(order.career, termsOf(order));
      if (rn === null) expect(steps).toEqual([]);
      else expect(comesTo(steps, of!.name, own)).toBe(rn);
    }),
    { numRuns: cases({ quick: 60, long: 250 }) },
  );
});
