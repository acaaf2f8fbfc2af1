import { SWISS_RU } from "../../../src/functions/definitions/swissRu";
import { value } from "../../support/call";

test("results or one total", () => {
  expect(value(SWISS_RU, [2000, 2100, 1900], [0.5, 0.5, 0.5], 2014)).toBe(2000);
  expect(value(SWISS_RU, [2000, 2100, 1900], 1.5, 2014)).toBe(2000);
  expect(value(SWISS_RU, [2000, 2100, 1900], "1½", 2014)).toBe(2000);
});

test("unrated opponents and games not played", () => {
  expect(value(SWISS_RU, [2000, "u", 1900], [[0.5], [null], ["+"]], 2014)).toBe(2000);
  expect(value(SWISS_RU, [2000, "u"], 1, 2014)).toBe(
    "#VALUE! scores: one total beside an unrated opponent in opponents. Expected a result for each opponent, so that only games against rated ones count.",
  );
});

test("a later event, a total that is none or too high, an error in it", () => {
  expect(value(SWISS_RU, [2000, 2100, 1900], 0, 2014, false)).toBe(1200);
  expect(value(SWISS_RU, [2000, 2100], 3, 2014)).toMatch(/^#VALUE! scores: 3 points in 2 games/);
  expect(value(SWISS_RU, [2000, 2100], "x", 2014)).toMatch(
    /^#VALUE! scores: “x”\. Expected points in halves/,
  );
  expect(value(SWISS_RU, [2000, 2100], [1, "x"], 2014)).toMatch(
    /^#VALUE! scores \(row 2, column 1\): “x”/,
  );
  expect(value(SWISS_RU, [2000, 2100], [1, null], 2014)).toMatch(
    /^#VALUE! scores \(row 2, column 1\): a blank cell/,
  );
});
