import { performanceSteps } from "../../../src/rules/steps/performance";
import type { Step } from "../../../src/rules/steps/step";
import { because } from "../../support/editions";

test("Rc of 2000 and 2101 rounded up, 25 %, dp -193: Rp 1858", () => {
  const steps = performanceSteps([2000, 2101], 1) as Step[];
  expect(steps.map(({ key, result }) => [key, result])).toEqual([
    ["rc", 2050.5],
    ["p", 25],
    ["dp", -193],
    ["performance", 1858],
  ]);
});

test("without a rated opponent there is no performance, but why", () => {
  expect(because(performanceSteps([], 0))).toMatch(/^noRatedOpponents/);
});
