import {
  gamesOfNumber,
  gamesOfText,
  isUnratedText,
  resultOfNumber,
  resultOfText,
  totalOfNumber,
  totalOfText,
  withLostZeros,
} from "../../src/rules/resultText";

test.each([
  ["1", 2],
  ["1,0", 2],
  ["W", 2],
  ["½", 1],
  ["1/2", 1],
  ["0.5", 1],
  ["0,5", 1],
  [".5", 1],
  [" = ", 1],
  ["d", 1],
  ["0", 0],
  ["0.0", 0],
  ["l", 0],
  ["+", null],
  ["-", null],
  ["–", null],
  ["", null],
  ["2", undefined],
  ["½1", undefined],
  ["10.5", undefined],
  [".55", undefined],
  ["11.0", undefined],
  ["1.01", undefined],
  ["1.00", 2],
  ["0.500", 1],
  ["win", undefined],
])("the result %p is %p half points", (text, expected) => {
  expect(resultOfText(text)).toBe(expected);
});

test.each([
  ["½1", [1, 2]],
  ["1½", [2, 1]],
  ["10", [2, 0]],
  ["00", [0, 0]],
  ["11/2", [2, 1]],
  ["1 0", [2, 0]],
  ["==", [1, 1]],
  ["1-", [2, null]],
  ["1-0", undefined],
  ["½-½", undefined],
  ["12", undefined],
  ["10.5", undefined],
])("the games %p", (text, expected) => {
  expect(gamesOfText(text)).toEqual(expected);
});

test("numbers: 1, 0.5, 0, and the games that a cell keeps as 10, 11, 1 and 0", () => {
  expect([1, 0.5, 0, 2].map(resultOfNumber)).toEqual([2, 1, 0, undefined]);
  expect([10, 11, 101, 12, 0.25].map(gamesOfNumber)).toEqual([
    [2, 0],
    [2, 2],
    [2, 0, 2],
    undefined,
    undefined,
  ]);
  expect(gamesOfNumber(0.5)).toEqual([1]);
});

test("lost zeros are games lost first, but a draw or a game not played has none", () => {
  expect(withLostZeros([2], 2)).toEqual([0, 2]);
  expect(withLostZeros([0], 2)).toEqual([0, 0]);
  expect(withLostZeros([1], 2)).toEqual([1]);
  expect(withLostZeros([null], 2)).toEqual([null]);
  expect(withLostZeros([2, 2], 2)).toEqual([2, 2]);
  expect(withLostZeros([2, 1], 3)).toEqual([2, 1]);
});

test("totals in halves", () => {
  expect(["6.5", "6,5", "6½", "½", "7", " 0 ", "6.25", "-1", "x", "6½½"].map(totalOfText)).toEqual([
    13,
    13,
    13,
    1,
    14,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["10½", "10", "10.50", ".50", "½0", "6½0"].map(totalOfText)).toEqual([
    21,
    20,
    21,
    1,
    undefined,
    undefined,
  ]);
  expect([6.5, 0.1, -0.5].map(totalOfNumber)).toEqual([13, undefined, undefined]);
});

test("how a missing rating is written", () => {
  const spellings = ["u", "UNR", "unrated", "nc", "N.C.", "-", "–", "", " u ", "0"];
  expect(spellings.map(isUnratedText)).not.toContain(false);
  expect(["2000", "x", "none"].map(isUnratedText)).not.toContain(true);
});

test("a cell filled with noughts is no result, and found out at once, hundreds of times", () => {
  const text = `${"0".repeat(32_766)}x`;
  for (let time = 0; time < 300; time += 1) {
    expect(totalOfText(text)).toBeUndefined();
    expect(resultOfText(text)).toBeUndefined();
  }
});
