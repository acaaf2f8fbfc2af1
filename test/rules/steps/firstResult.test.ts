import { dpSteps, swissRuSteps } from "../../../src/rules/steps/firstResult";
import { because, edition } from "../../support/editions";

test("what a rule refuses, its steps refuse for the same reason", () => {
  expect(because(swissRuSteps([], 0, edition(2014), true))).toMatch(/^noRatedOpponents/);
  expect(because(swissRuSteps([2000, 2000, 2000], 0, edition(2014), true))).toMatch(
    /^tooFewPoints/,
  );
  expect(because(dpSteps(0, 4, edition(2005)))).toBe("dpUndefined, 10.1 (2005)");
});
