import { robinAverage } from "../../../src/rules/robin/ra";
import { because, edition } from "../../support/editions";

const players = (...rows: [rating: number | null, score: number][]) =>
  rows.map(([rating, score], place) => ({ place, rating, score }));

test("Ra is rounded before it is used: 2348.45 → 2348", () => {
  const field = players(
    [2600, 16],
    [2500, 14],
    [null, 14],
    [2400, 12],
    [null, 12],
    [2150, 8],
    [2300, 6],
    [null, 4],
    [null, 2],
    [2300, 2],
  );
  expect(robinAverage(field, 9, edition(2014))).toEqual({ ra: 2348, rar: 2375, dpa: 29.5 });
});

test("exact at the half", () => {
  expect(robinAverage(players([2000, 2], [2001, 2], [null, 2]), 2, edition(2014))).toMatchObject({
    ra: 2001,
    rar: 2000.5,
  });
});

test("n is the number of opponents: 2000 − 96.5 × 2/3 = 1935.67 → 1936", () => {
  const field = players([2000, 6], [2000, 4], [null, 2]);
  expect(robinAverage(field, 4, edition(2014))).toEqual({ ra: 1936, rar: 2000, dpa: 96.5 });
});

test("what gives no average", () => {
  const ra = (...rows: [number | null, number][]) =>
    robinAverage(players(...rows), 2, edition(2014));
  expect(because(ra([2000, 2], [null, 0]))).toBe("tooFewPlayers, 6.2 (2014)");
  expect(ra([2000, 2], [null, 0])).toMatchObject({ values: { players: 2 } });
  expect(because(ra([null, 2], [null, 2], [null, 2]))).toBe("nobodyRated, 6.2 (2014)");
  expect(because(robinAverage(players(), 2, edition(2024)))).toBe("robinRemoved, 8.2 (2024)");
});

test("10.1 (2005): a full score of a rated player, by his place", () => {
  const field = players([null, 2], [2000, 4], [2000, 0]);
  expect(robinAverage(field, 2, edition(2005))).toMatchObject({
    key: "dpUndefined",
    values: { p: 100, player: 1 },
  });
  expect(robinAverage(field, 2, edition(2011))).toMatchObject({ ra: 2000 });
});
