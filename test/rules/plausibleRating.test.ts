import { dayOf } from "../../src/rules/day";
import { floorOfList } from "../../src/rules/editions/floorOfList";
import { farFromOthers, whyImpossible } from "../../src/rules/plausibleRating";

test("0.6 (2011): no list has a rating below its floor, 1400 in October 2025, 1200 in 2011, 1000 in 2013", () => {
  const on = (rating: number, year: number) =>
    whyImpossible(rating, floorOfList(dayOf(year, 10, 1), "standard") ?? 0);
  expect([on(1250, 2025), on(1399, 2025), on(1400, 2025)]).toEqual([
    "below floor",
    "below floor",
    null,
  ]);
  expect([on(1200, 2011), on(1199, 2011)]).toEqual([null, "below floor"]);
  expect([on(1000, 2013), on(215, 2013)]).toEqual([null, "below floor"]);
});

test("nobody was ever published above 2882: 3288 and 3672 are slips", () => {
  expect([2882, 2900, 2901, 3288, 3672].map((rating) => whyImpossible(rating, 1400))).toEqual([
    null,
    null,
    "too high",
    "too high",
    "too high",
  ]);
});

test("a rating is far from all others where none is within 600; of few players nobody is", () => {
  const field = [1500, 1600, null, 1700, 1800, 2500];
  expect(farFromOthers(field)).toEqual([false, false, false, false, false, true]);
  expect(farFromOthers([...field, 2450])).toEqual(field.map(() => false).concat(false));
  expect(farFromOthers([1500, 1600, 1700, 2500])).toEqual([false, false, false, false]);
  expect(farFromOthers([900, 1501, 1600, 1700, 1800])[0]).toBe(true);
  expect(farFromOthers([901, 1501, 1600, 1700, 1800])[0]).toBe(false);
});
