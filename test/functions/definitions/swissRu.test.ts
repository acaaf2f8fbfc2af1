import { SWISS_RU } from "../../../src/functions/definitions/swissRu";
import { PUBLISHABLE } from "../../../src/functions/definitions/publishable";
import { dayOf } from "../../../src/rules/day";
import { firstRating } from "../../../src/rules/firstRating";
import { value } from "../../support/call";
import { termsOf } from "../../support/careerTerms";
import { edition } from "../../support/editions";
import { LANGUAGES } from "../../support/languages";

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

test("6.41 (2011): below the floor Ru is given here, ignored among first ratings, not publishable; the reference says so", () => {
  expect(value(SWISS_RU, [1300, 1300, 1300, 1300, 1300], 1, 2011)).toBe(1060);
  const event = { day: dayOf(2011, 9, 1), system: "swiss" as const, rc: 1300, score: 2, games: 5 };
  expect(firstRating([event], termsOf(edition(2011))).events).toMatchObject([
    { ignored: "belowFloor", ru: 1060 },
  ]);
  expect(value(PUBLISHABLE, 1060, 9, 2011)).toBe(false);
  for (const { functions } of LANGUAGES) {
    expect(functions["SWISS.RU"]?.details).toMatch(/6\.41 .*FIDE\.PUBLISHABLE .*7\.14/);
    expect(functions.PUBLISHABLE?.details).toContain("7.14");
  }
});
