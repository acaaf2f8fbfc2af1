import type { RoundGrammar } from "../../../src/tournament/round/roundText";
import { roundCell } from "../../../src/tournament/swiss/roundCell";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { cellsOf } from "../../support/sheetCells";

const cell = (value: CellValue, grammar: RoundGrammar) =>
  roundCell(cellsOf([[value]]), { row: 0, column: 0 }, grammar);

test.each([
  ["12w1", 12, "1", "w"],
  ["5b½", 5, "=", "b"],
  ["12 w 1", 12, "1", "w"],
  ["12W+", 12, "+", "w"],
  ["3s0", 3, "0", "b"],
  ["7n=", 7, "=", "b"],
  ["9b1F", 9, "+", "b"],
  ["8w1/2", 8, "=", "w"],
  ["8 w 1 / 2", 8, "=", "w"],
  ["8w1.0", 8, "1", "w"],
  ["4?½", 4, "=", null],
  ["12 1", 12, "1", null],
  ["12:½", 12, "=", null],
  ["27:W", 27, "1", null],
  [" 8:L", 8, "0", null],
  ["12:+", 12, "+", null],
  ["w12 1", 12, "1", "w"],
  ["s5 ½", 5, "=", "b"],
  ["3z1", 3, "1", "b"],
  ["13b", 13, "Z", "b"],
  ["13 w", 13, "Z", "w"],
] as const)("%s by colour", (text, opponent, result, colour) => {
  expect(cell(text, "colour")).toEqual({ kind: "game", opponent, result, colour });
});

test.each([
  ["+12", 12, "1"],
  ["=5", 5, "="],
  ["-3", 3, "0"],
  [12, 12, "1"],
  [-3, 3, "0"],
  ["W12", 12, "1"],
  ["D5", 5, "="],
  ["l 3", 3, "0"],
  ["3+", 3, "1"],
  [">12", 12, "+"],
  ["<12", 12, "-"],
  ["X 12", 12, "+"],
  ["F12", 12, "-"],
  ["-12F", 12, "-"],
] as const)("%p by sign", (value, opponent, result) => {
  expect(cell(value, "sign")).toEqual({ kind: "game", opponent, result, colour: null });
});

test.each([
  ["12b1", 12, "1", "w"],
  ["5n½", 5, "=", "b"],
  ["b12 +", 12, "+", "w"],
] as const)("%s where b is White", (text, opponent, result, colour) => {
  expect(cell(text, "colour bn")).toEqual({ kind: "game", opponent, result, colour });
});

test.each([
  ["1\n53", 53, "1"],
  ["½ 3", 3, "="],
  ["012", 12, "0"],
  [153, 53, "1"],
  ["+\n7", 7, "+"],
] as const)("%p by result", (value, opponent, result) => {
  expect(cell(value, "result")).toEqual({ kind: "game", opponent, result, colour: null });
});

test.each(["bye", "+bye", "-", "--", "-0", "-½", "-1", "Not paired", "spielfrei", "½", "", "H", 0])(
  "%p is no game where rounds have colours",
  (value) => {
    expect(cell(value, "colour").kind).toBe("none");
  },
);

test.each([
  ["12w+", "+"],
  ["12w-", "-"],
  ["9b1F", "+"],
  ["9b0k", "-"],
  ["9b+K", "+"],
  ["9b½f", "D"],
  ["9wz", "Z"],
  ["9w1", "1"],
] as const)("%s, played or not: %s", (text, result) => {
  expect(cell(text, "colour")).toMatchObject({ kind: "game", result });
});

test.each([
  ["", "Z"],
  ["Not paired", "Z"],
  ["-", "Z"],
  ["---", "Z"],
  ["0000", "Z"],
  ["-0", "Z"],
  ["z", "Z"],
  ["-½", "H"],
  ["½", "H"],
  ["=", "H"],
  ["=bye", "H"],
  ["-1", "F"],
  ["+", "F"],
  ["f", "F"],
  [1, "F"],
  ["0w+", "F"],
  ["0w½", "H"],
  ["0b-", "Z"],
  ["+bye", "U"],
  ["1 spielfrei", "U"],
  ["U", "U"],
  ["bye", "?"],
  ["Exempt", "?"],
  ["H---", "H"],
  ["B---", "?"],
  ["U---", "Z"],
  ["  :", "Z"],
  ["0:=", "H"],
  ["½\nBYE", "H"],
] as const)("%p is the bye %s", (value, bye) => {
  expect(cell(value, "colour")).toEqual({ kind: "none", bye });
});

test.each(["12q1", "abc", true])("%p is nothing known", (value) => {
  expect(cell(value, "colour").kind).toBe("other");
});
