import { EN_K } from "../../../src/i18n/en/kWords";
import { dayOf } from "../../../src/rules/day";
import type { KFacts } from "../../../src/rules/kFacts";
import { kSentences } from "../../../src/desk/table/kSentences";
import { edition } from "../../support/editions";

const player = (rating: number | null, k: number | null, facts: Partial<KFacts> | null = null) => ({
  name: `P${rating}`,
  rating,
  k,
  ...(facts !== null && { facts: { birth: null, games: null, peak: null, ...facts } }),
});

const BORN_2001 = { birth: { year: 2001, month: 5, day: 6 } };

const sentences = (players: readonly ReturnType<typeof player>[], startDate: number | null) =>
  kSentences(players, edition(2014), { startDate }, EN_K);

const SEPTEMBER = dayOf(2014, 9, 20);

test("K given, or by the rating alone, is said in one sentence; unrated players have none", () => {
  expect(sentences([player(2000, 20), player(null, null)], SEPTEMBER)).toEqual([EN_K.given]);
  expect(sentences([player(2000, null)], SEPTEMBER)).toEqual([EN_K.byRating]);
  expect(sentences([player(null, null)], SEPTEMBER)).toEqual([]);
});

test("what decided K is counted", () => {
  const players = [
    player(1800, null, BORN_2001),
    player(1801, null, { games: 12 }),
    player(2300, null, { peak: 2410 }),
    player(1900, null, { birth: { year: 1980 } }),
    player(1901, null),
    player(1902, 15),
  ];
  expect(sentences(players, SEPTEMBER)).toEqual([
    "K: 1 from the column of the table; 1 who reached 2400; 1 junior by birth; " +
      "1 new, fewer than 30 games; 1 by birth, games or highest rating as everybody; " +
      "1 by the rating alone, as adults with 30 games or more. Change it on the sheet.",
  ]);
});

test("without a day whose birth would matter are named, of many the first", () => {
  const [line, open] = sentences([player(1800, null, BORN_2001)], null);
  expect(line).toBe(EN_K.byRating);
  expect(open).toContain("the birth of P1800:");
  const many = Array.from({ length: 7 }, (_, index) => player(1800 + index, null, BORN_2001));
  expect(sentences(many, null)[1]).toContain("P1803; P1804 … (7 players)");
});

test("before the rules are known nothing is said of K", () => {
  expect(kSentences([player(2000, null)], null, {}, EN_K)).toEqual([]);
});
