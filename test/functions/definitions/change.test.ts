import { CHANGE } from "../../../src/functions/definitions/change";
import { value } from "../../support/call";

test("K × ΣΔR, whatever lies the games are listed in", () => {
  expect(value(CHANGE, 2000, [2100, 1900], [1, 1], 20, 2014)).toBe(20);
  expect(value(CHANGE, 2000, [2100, 1900], [[1, 1]], 20, 2014)).toBe(20);
});

test("unplayed games and unrated opponents do not count, nor does a blank result beside one", () => {
  expect(value(CHANGE, 2000, [2100, "u", 1900], [[1], [null], ["-"]], 10, 2014)).toBe(6.4);
});

test("an unrated player has no change", () => {
  expect(value(CHANGE, "u", [2100], [1], 20, 2014)).toMatch(
    /^#N\/A An unrated player .* Article 8\.5 \(2014\)\.$/,
  );
});

test("sizes that differ, a blank result, a wrong K", () => {
  expect(value(CHANGE, 2000, [2100, 2000], [1], 20)).toBe(
    "#VALUE! opponents is a range of 2 × 1 cells, scores a range of 1 × 1 cells. Expected ranges of one size.",
  );
  expect(value(CHANGE, 2000, [2100, 2000], [[1], [null]], 20)).toBe(
    "#VALUE! scores (row 2, column 1): a blank cell. Expected a result; type - for a game not played.",
  );
  expect(value(CHANGE, 2000, [2100], [1], 0)).toBe(
    "#VALUE! k: 0. Expected a whole number from 1 to 100.",
  );
});
