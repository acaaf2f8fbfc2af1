import {
  birth,
  crosstableCell,
  date,
  logical,
  Misread,
  number,
  numberOr,
  playerName,
  rating,
  result,
  system,
  total,
} from "../../src/functions/readers";

const misread = (expected: ConstructorParameters<typeof Misread>[0]) => new Misread(expected);

test("numbers within bounds; a blank is 0", () => {
  const games = number("games", { from: 0, to: 9, whole: true });
  expect([0, 9, null].map(games)).toEqual([0, 9, 0]);
  expect([-1, 10, 1.5, "5", true].map(games)).toEqual(Array(5).fill(misread("games")));
});

test("a value that may be unknown", () => {
  const games = numberOr(Infinity, number("games", { from: 0 }));
  expect([null, 0, "", 5].map(games)).toEqual([Infinity, Infinity, Infinity, 5]);
  expect(games("many")).toEqual(misread("games"));
});

test("ratings", () => {
  expect([1, 2000.5, 4000].map(rating)).toEqual([1, 2000.5, 4000]);
  expect([null, 0, "u", "NC", "-", ""].map(rating)).toEqual(Array(6).fill(null));
  expect([-5, 0.5, 4001, "2000", "GM", false].map(rating)).toEqual(
    Array(6).fill(misread("rating")),
  );
});

test("results", () => {
  expect([1, 0.5, "½", 0, "+", "", null].map(result)).toEqual([
    2,
    1,
    1,
    0,
    "unplayed",
    "unplayed",
    "blank",
  ]);
  expect([2, "x", "½1", true].map(result)).toEqual(Array(4).fill(misread("result")));
  expect(result(46054)).toEqual(misread("resultNotDate"));
});

test("totals", () => {
  expect([6.5, "6½", null].map(total)).toEqual([13, 13, 0]);
  expect([0.3, "x", true].map(total)).toEqual(Array(3).fill(misread("total")));
  expect(total(46054)).toEqual(misread("resultNotDate"));
});

test("dates without their time", () => {
  expect([38534.7, null, 0, ""].map(date)).toEqual([38534, null, null, null]);
  expect([-1, 0.5, 2958466, "1.7.2005", true].map(date)).toEqual(Array(5).fill(misread("date")));
});

test("births by date or year", () => {
  expect(birth(1990)).toEqual({ year: 1990, month: 1, day: 1 });
  expect(birth(38534)).toEqual({ year: 2005, month: 7, day: 1 });
  expect(birth(null)).toBeNull();
  expect([12, 1990.5, "1990"].map(birth)).toEqual(Array(3).fill(misread("birth")));
});

test("logical values; a blank is FALSE", () => {
  expect([true, 1].map(logical)).toEqual([true, true]);
  expect([false, 0, null].map(logical)).toEqual([false, false, false]);
  expect([2, "yes", "", "TRUE"].map(logical)).toEqual(Array(4).fill(misread("logical")));
});

test("systems", () => {
  expect([null, 0, "", "Swiss", "team", "ROBIN "].map(system)).toEqual([
    "swiss",
    "swiss",
    "swiss",
    "swiss",
    "swiss",
    "robin",
  ]);
  expect([1, "round robin", true].map(system)).toEqual(Array(3).fill(misread("system")));
});

test("names", () => {
  expect(["Ann", 7, null, 0].map(playerName)).toEqual(["Ann", "7", "", ""]);
  expect(playerName(true)).toEqual(misread("name"));
});

test("cells of a crosstable", () => {
  expect([1, 10, "½1", ""].map(crosstableCell)).toEqual([[2], [2, 0], [1, 2], [null]]);
  expect(crosstableCell(null)).toEqual(misread("resultNotBlank"));
  expect(crosstableCell(46054)).toEqual(misread("resultNotDate"));
  expect([7, "won", true].map(crosstableCell)).toEqual(Array(3).fill(misread("results")));
});
