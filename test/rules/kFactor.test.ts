import type { EditionId } from "../../src/rules/editions/edition";
import { kFactor, kFactorOfRating } from "../../src/rules/kFactor";
import { edition } from "../support/editions";

const ADULT = { games: Infinity, age: Infinity };

/** [edition, new, otherwise, 2400 and 20 games, 2400 ever and 30 games, junior below 2300] */
test.each<[EditionId, number, number, number, number, number]>([
  [2005, 25, 15, 25, 10, 15],
  [2009, 25, 15, 25, 10, 15],
  [2011, 30, 15, 10, 10, 15],
  [2012, 30, 15, 10, 10, 15],
  [2014, 40, 20, 10, 10, 40],
  [2017, 40, 20, 10, 10, 40],
  [2022, 40, 20, 10, 10, 40],
  [2024, 40, 20, 10, 10, 40],
  [2025, 40, 20, 10, 10, 40],
])("8.56 and its kin, %d", (id, fresh, otherwise, strongNew, master, junior) => {
  const k = (player: Partial<Parameters<typeof kFactor>[0]>) => {
    const rating = player.rating ?? 2000;
    return kFactor({ ...ADULT, rating, peak: rating, ...player }, edition(id));
  };
  expect(k({ games: 29 })).toBe(fresh);
  expect(k({ games: 30 })).toBe(otherwise);
  expect(k({ rating: 2450, games: 20 })).toBe(strongNew);
  expect(k({ rating: 2350, peak: 2400 })).toBe(master);
  expect(k({ rating: 2250, age: 17 })).toBe(junior);
});

test("the 18th birthday in 2014, the end of its year from 2017", () => {
  const k = (id: EditionId, age: number) =>
    kFactor({ rating: 2000, peak: 2000, games: 50, age }, edition(id));
  expect([k(2014, 17), k(2014, 18)]).toEqual([40, 20]);
  expect([k(2017, 18), k(2017, 19)]).toEqual([40, 20]);
});

test("a peak below the rating is the rating", () => {
  expect(kFactor({ ...ADULT, rating: 2410, peak: 2300 }, edition(2024))).toBe(10);
});

test("8.3.3: the largest whole K with K × n ≤ 700, from 2017", () => {
  const k = (id: EditionId, games: number) =>
    kFactor({ ...ADULT, rating: 2000, peak: 2000 }, edition(id), games);
  expect([k(2014, 50), k(2017, 35), k(2017, 36), k(2025, 50)]).toEqual([20, 20, 19, 14]);
});

test("by the rating alone", () => {
  expect(kFactorOfRating(2400, edition(2011))).toBe(10);
  expect(kFactorOfRating(2399, edition(2011))).toBe(15);
});
