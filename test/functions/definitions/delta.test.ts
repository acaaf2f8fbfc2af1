import { DELTA } from "../../../src/functions/definitions/delta";
import { BLANK, table, value } from "../../support/call";

test("score minus expected", () => {
  expect(table(DELTA, 2000, 2100, [[1, 0.5, 0, "½", "0,5", "=", "w", "L"]], 2024)).toEqual([
    [0.64, 0.14, -0.36, 0.14, 0.14, 0.14, 0.64, -0.36],
  ]);
});

test("unplayed games, unrated players and games that are not rated have none", () => {
  expect(table(DELTA, 2000, 2100, [["+", "-", ""]])).toEqual([["", "", ""]]);
  expect(value(DELTA, 2000, "u", BLANK)).toBe("");
  expect(value(DELTA, "u", 2000, 1)).toBe("");
  expect(value(DELTA, 2700, 2000, 1, "rapid")).toBe("");
});

test("a blank result beside a rated opponent: explained on the web, a loss on the desktop", () => {
  expect(value(DELTA, 2000, 2100, BLANK)).toBe(
    "#VALUE! score: a blank cell. Expected a result; type - for a game not played.",
  );
  expect(value(DELTA, 2000, 2100, 0)).toBe(-0.36);
});

test("1/2 that became a date", () => {
  expect(value(DELTA, 2000, 2100, 46054)).toBe(
    "#VALUE! score: 46054. Expected a result. 1/2 typed in a cell becomes a date: type ½ or 0.5.",
  );
});
