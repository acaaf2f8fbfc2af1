import { everReached, junior, newPlayer, otherwise } from "../../../src/rules/editions/kSteps";

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
