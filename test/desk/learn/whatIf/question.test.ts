import {
  changesOfScores,
  leastScoreAbove,
  rusOfScores,
  shiftedFields,
  typedRatings,
} from "../../../../src/desk/learn/whatIf/question";
import { edition } from "../../../support/editions";

/** FIDE Arbiters' Manual 2025, sample exam, question 14: 4 points and a half of seven, +5.40. */
const Q14 = {
  edition: 2025,
  k: 10,
  rating: 2460,
  opponents: [2095, 2254, 2415, 2488, 2310, 2570, 2673],
  score: 0,
  left: 7,
  total: 9,
  mark: 2133,
};

test("ratings are taken as people type them, and nothing else is", () => {
  expect(typedRatings(" 1850, 1912;2040\n 995 ")).toEqual([1850, 1912, 2040, 995]);
  expect(typedRatings("")).toEqual([]);
  for (const text of ["1850 u", "18500", "12", "1850.5"]) expect(typedRatings(text)).toBeNull();
});

test("every score from now on has its change and its new rating", () => {
  const all = changesOfScores(Q14, edition(2025));
  expect(all).toHaveLength(15);
  expect(all[9]).toEqual({ score: 9, change: 540, newRating: 2465 });
  expect(all[10]!.change - all[9]!.change).toBe(500);
  const now = changesOfScores({ ...Q14, score: 9, left: 1 }, edition(2025));
  expect(now.map(({ score }) => score)).toEqual([9, 10, 11]);
});

test("K × n stays within 700 in a period", () => {
  const many = { ...Q14, k: 40, opponents: Array.from({ length: 22 }, () => 2460), left: 22 };
  const all = changesOfScores(many, edition(2025));
  expect(all[23]!.change - all[22]!.change).toBe(1550);
});

/** French arbiters' handbook October 2025: 5 of these 6 make 2133. */
const FRENCH = { opponents: [1600, 1700, 1940, 2100, 2150, 2430] };

test("the least score for a first rating above a mark is found, or there is none", () => {
  expect(leastScoreAbove({ ...FRENCH, mark: 2133 }, edition(2025))).toBe(10);
  expect(leastScoreAbove({ ...FRENCH, mark: 2134 }, edition(2025))).toBe(11);
  expect(leastScoreAbove({ ...FRENCH, mark: 2201 }, edition(2025))).toBeNull();
  expect(rusOfScores(FRENCH, edition(2025)).map(({ ru }) => ru === null)[0]).toBe(true);
});

test("a point of everybody's rating moves average and performance by one", () => {
  const [less, same, more] = shiftedFields(Q14, edition(2025));
  expect(same!.change).toBe(540);
  expect([
    less!.performance! - same!.performance!,
    more!.performance! - same!.performance!,
  ]).toEqual([-1, 1]);
  expect(more!.average - less!.average).toBeCloseTo(2, 9);
});
