import { dayOf } from "../../src/rules/day";
import { periodRating } from "../../src/rules/periodRating";
import { PUBLISHED_TOURNAMENTS } from "../fixtures/publishedTournaments";
import { edition } from "../support/editions";

/** K as it is before anything is made of the period's games; F-P05 is published with 17. */
const published = (player: string, ownK: number) =>
  PUBLISHED_TOURNAMENTS.filter((each) => each.player === player).map(({ games, sum }) => ({
    games: games.length,
    delta: Math.round(100 * sum),
    k: ownK,
  }));

test.each([
  ["F-P01", 10, 2813, -250, 2810],
  ["F-P02", 10, 2400, 540, 2405],
  ["F-P03", 10, 2505, 190, 2507],
  ["F-P04", 20, 2053, -20, 2053],
  ["F-P05", 20, 2054, 9248, 2146],
])("%s, K %d, %d: FIDE's published tournaments add up to %d hundredths, %d", (...row) => {
  const [player, k, rating, change, rn] = row;
  const period = periodRating(rating, published(player, k), edition(2025));
  expect([period.change, period.rating]).toEqual([change, rn]);
});

test("K × n ≤ 700 by all games of the period: 39 games at K 20 count with 17, 8.3.3 (2022)", () => {
  const { games, k } = periodRating(2054, published("F-P05", 20), edition(2025));
  expect(games).toBe(39);
  expect(k).toEqual([17, 17, 17, 17, 17]);
  expect(periodRating(2054, published("F-P05", 20), edition(2014)).k).toEqual([20, 20, 20, 20, 20]);
});

test("a half that each event rounded alone would lose is rounded once", () => {
  const half = { games: 1, delta: 2, k: 10 };
  expect(periodRating(2000, [half], edition(2024)).rating).toBe(2000);
  expect(periodRating(2000, [half, half, { ...half, delta: 1 }], edition(2024)).rating).toBe(2001);
});

test("delisted below the floor of the list: 1601 until 2006, 1401 from then on (9.21, 2005)", () => {
  const lost = [{ games: 9, delta: -300, k: 15 }];
  const isDelisted = (day: number) => periodRating(1640, lost, edition(2005), day).isDelisted;
  expect(isDelisted(dayOf(2005, 10, 1))).toBe(true);
  expect(isDelisted(dayOf(2006, 4, 1))).toBe(false);
});

test("on the floor of the list itself nobody is delisted", () => {
  const list = dayOf(2024, 4, 1);
  const of = (delta: number) =>
    periodRating(1410, [{ games: 1, delta, k: 20 }], edition(2024), list);
  expect(of(-50)).toMatchObject({ rating: 1400, isDelisted: false });
  expect(of(-55)).toMatchObject({ rating: 1399, isDelisted: true });
});

test("7.2.1: 1215 on the list of 1 March 2024 is adjusted to 1529, and nobody delisted", () => {
  const of = (rating: number) =>
    periodRating(rating, [{ games: 1, delta: -75, k: 20 }], edition(2022), dayOf(2024, 3, 1));
  expect(of(1230)).toMatchObject({ rating: 1215, isDelisted: false });
  expect(of(1014)).toMatchObject({ rating: 999, isDelisted: true });
});
