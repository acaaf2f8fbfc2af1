import { robinScores } from "../../src/functions/robinField";
import type { Cell } from "../../src/functions/cell";

const cells = (rows: Cell[][]) => ({
  values: rows.flat(),
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
});

test("totals in a column or a row", () => {
  expect(robinScores(3, cells([[2], [1], ["0"]]))).toEqual({ totals: [4, 2, 0] });
  expect(robinScores(3, cells([[2, 1, 0]]))).toEqual({ totals: [4, 2, 0] });
});

test("a square of results", () => {
  expect(
    robinScores(
      3,
      cells([
        ["", 1, "½"],
        [0, "", 1],
        ["½", 0, ""],
      ]),
    ),
  ).toEqual({
    square: [
      [[], [2], [1]],
      [[0], [], [2]],
      [[1], [0], []],
    ],
  });
});

test("in a double round 1 and 0 stand for 01 and 00", () => {
  expect(
    robinScores(
      3,
      cells([
        ["", 10, 11],
        [1, "", "½½"],
        [0, "½½", ""],
      ]),
    ),
  ).toEqual({
    square: [
      [[], [2, 0], [2, 2]],
      [[0, 2], [], [1, 1]],
      [[0, 0], [1, 1], []],
    ],
  });
});

test("another shape", () => {
  expect(robinScores(3, cells([[1, 2]]))).toMatchObject({ key: "scoresNotAField" });
});
