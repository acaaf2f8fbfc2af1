import { areNumbers, numberedBy, numbersOf } from "../../src/tournament/numbers";

test("players have the numbers of their table, and who has none that of his place", () => {
  expect(numbersOf([{ number: 5 }, { number: 12 }, {}, { number: 1 }])).toEqual([5, 12, 3, 1]);
  expect(numbersOf([{}, {}, {}])).toEqual([1, 2, 3]);
  expect(numbersOf([])).toEqual([]);
});

test("a number that two would have is nobody's: all have their places", () => {
  expect(numbersOf([{ number: 5 }, { number: 5 }, { number: 1 }])).toEqual([1, 2, 3]);
  expect(numbersOf([{ number: 3 }, {}, {}])).toEqual([1, 2, 3]);
  expect(numbersOf([{ number: 0 }, { number: 2.5 }, {}])).toEqual([1, 2, 3]);
});

test("a number that is the place is not carried", () => {
  expect([numberedBy(1, 0), numberedBy(null, 4), numberedBy(7, 0)]).toEqual([
    {},
    {},
    { number: 7 },
  ]);
});

test("numbers are whole, from 1 on, and none stands twice", () => {
  expect(areNumbers([3, 1, 2])).toBe(true);
  for (const none of [[1, 1], [0, 1], [1.5], [null, 1]]) expect(areNumbers(none)).toBe(false);
});
