import { robinAverageSteps, robinRcSteps } from "../../../src/rules/steps/robin";
import { resultOf, type Step } from "../../../src/rules/steps/step";
import { RATINGS, SCORES } from "../../fixtures/printedField";
import { because, edition } from "../../support/editions";

const FIELD = RATINGS.map((rating, place) => ({ place, rating, score: 2 * SCORES[place]! }));

test("10.21(b) (2005): Ra 2348 of the printed field; a full score has no dp, and so the field no Ra", () => {
  expect(resultOf(robinAverageSteps(FIELD, 9, edition(2005)) as Step[])).toBe(2348);
  const all = FIELD.map((player, place) => (place === 0 ? { ...player, score: 18 } : player));
  expect(because(robinAverageSteps(all, 9, edition(2005)))).toBe("dpUndefined, 10.1 (2005)");
});

test("where the method does not apply there are no steps, but why", () => {
  expect(because(robinAverageSteps(FIELD, 9, edition(2022)))).toMatch(
    /^robinRemoved, .* \(2022\)$/,
  );
  expect(because(robinRcSteps(2348, 2411, [2600, 2400, 2032], edition(2022)))).toMatch(
    /^robinRemoved, .* \(2022\)$/,
  );
  expect(because(robinRcSteps(2348, 2411, [2600, 2411], edition(2005)))).toMatch(/^tooFewPlayers/);
});
