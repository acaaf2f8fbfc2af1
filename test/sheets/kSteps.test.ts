import { editionsOf } from "../../src/rules/editions/editionOn";
import { kFactor } from "../../src/rules/kFactor";
import { HIGHEST_RATING } from "../../src/rules/units";
import { kByRating } from "../../src/sheets/kSteps";
import { edition } from "../support/editions";

test("K by the rating alone: 15, from 2014 20, and 10 from 2400", () => {
  expect(kByRating(edition(2005))).toEqual([
    { from: 1, k: 15 },
    { from: 2400, k: 10 },
  ]);
  expect(kByRating(edition(2014))).toEqual([
    { from: 1, k: 20 },
    { from: 2400, k: 10 },
  ]);
});

test("8.56 (2014): of a junior 40, 20 from 2300, 10 from 2400", () => {
  expect(kByRating(edition(2014), { games: 50, age: 17 })).toEqual([
    { from: 1, k: 40 },
    { from: 2300, k: 20 },
    { from: 2400, k: 10 },
  ]);
});

test.each(["standard", "rapid"] as const)("every rating in every edition, %s", (pace) => {
  for (const of of editionsOf(pace)) {
    for (const [games, age] of [
      [12, 15],
      [12, Infinity],
      [Infinity, 15],
    ] as const) {
      const steps = kByRating(of, { games, age });
      for (let rating = 1; rating <= HIGHEST_RATING; rating += 1) {
        const step = steps.filter(({ from }) => from <= rating).pop();
        const k = kFactor({ rating, games, age, peak: rating }, of);
        if (step?.k !== k) throw new Error(`${of.name}: K ${k} of ${rating}`);
      }
    }
  }
});
