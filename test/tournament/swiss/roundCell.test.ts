import { roundCell, type RoundGrammar } from "../../../src/tournament/swiss/roundCell";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { cellsOf } from "../../support/sheetCells";

const cell = (value: CellValue, grammar: RoundGrammar) =>
  roundCell(cellsOf([[value]]), { row: 0, column: 0 }, grammar);

test.each([
  ["12w1", 12, 2, "w"],
  ["5b½", 5, 1, "b"],
  ["12 w 1", 12, 2, "w"],
  ["12W+", 12, null, "w"],
  ["3s0", 3, 0, "b"],
  ["7n=", 7, 1, "b"],
  ["9b1F", 9, null, "b"],
  ["8w1/2", 8, 1, "w"],
] as const)("%s by colour", (text, opponent, score, color) => {
  expect(cell(text, "colour")).toMatchObject({ kind: "game", opponent, score, color });
});

test.each([
  ["+12", 12, 2],
  ["=5", 5, 1],
  ["-3", 3, 0],
  [12, 12, 2],
  [-3, 3, 0],
  ["W12", 12, 2],
  ["D5", 5, 1],
  ["l 3", 3, 0],
] as const)("%p by sign", (value, opponent, score) => {
  expect(cell(value, "sign")).toMatchObject({ kind: "game", opponent, score, color: null });
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
  ["9b½f", "="],
  ["9wz", "open"],
  ["9w1", null],
] as const)("%s as unplayed: %s", (text, unplayed) => {
  expect(cell(text, "colour")).toMatchObject({ kind: "game", unplayed });
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
] as const)("%p is the bye %s", (value, bye) => {
  expect(cell(value, "colour")).toEqual({ kind: "none", bye });
});

test.each(["12q1", "abc", true])("%p is nothing known", (value) => {
  expect(cell(value, "colour").kind).toBe("other");
});
