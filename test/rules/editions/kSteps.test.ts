import fc from "fast-check";
import { FSE } from "../../../src/rules/editions/fse";
import { everReached, junior, newPlayer, otherwise } from "../../../src/rules/editions/kSteps";
import { EVERY_EDITION } from "../../support/reportedEvents";

const player = { rating: 2200, games: 40, age: 17, peak: 2290 };

test("a new player has fewer games", () => {
  expect(newPlayer(40, 30).fits({ ...player, games: 29 })).toBe(true);
  expect(newPlayer(40, 30).fits({ ...player, games: 30 })).toBe(false);
});

test("a rating once reached counts for ever", () => {
  expect(everReached(10, 2400).fits({ ...player, peak: 2400 })).toBe(true);
  expect(everReached(10, 2400).fits({ ...player, peak: 2399 })).toBe(false);
});

test("a junior is young enough and never reached 2300", () => {
  expect(junior(40, 17, 2300).fits(player)).toBe(true);
  expect(junior(40, 17, 2300).fits({ ...player, age: 18 })).toBe(false);
  expect(junior(40, 17, 2300).fits({ ...player, peak: 2300 })).toBe(false);
});

test("otherwise fits everybody", () => {
  expect(otherwise(20).fits(player)).toBe(true);
});

test.each([...EVERY_EDITION, FSE])("$name: what a step asks is what makes it fit", ({ k }) => {
  const anybody = fc.record({
    rating: fc.integer({ min: 1800, max: 2500 }),
    games: fc.nat(60),
    age: fc.integer({ min: 10, max: 25 }),
    peak: fc.integer({ min: 2250, max: 2450 }),
  });
  fc.assert(
    fc.property(anybody, ({ rating, games, age, peak }) => {
      for (const { asks, fits } of k) {
        const { gamesBelow = Infinity, peakFrom = 0, peakBelow = Infinity } = asks;
        const { lastAge = Infinity, ratingFrom = 0, ratingUpTo = Infinity } = asks;
        const isAsked =
          games < gamesBelow &&
          peak >= peakFrom &&
          peak < peakBelow &&
          age <= lastAge &&
          rating >= ratingFrom &&
          rating <= ratingUpTo;
        expect(fits({ rating, games, age, peak })).toBe(isAsked);
      }
    }),
  );
});
