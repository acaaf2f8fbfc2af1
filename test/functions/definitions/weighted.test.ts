import { WEIGHTED } from "../../../src/functions/definitions/weighted";
import { value } from "../../support/call";

test("10.3, a blank Ru does not count", () => {
  expect(value(WEIGHTED, [2280, 2400, 2000, ""], [5, 10, 5, 7])).toBe(2270);
});

test("nothing, and sizes that differ", () => {
  expect(value(WEIGHTED, [""], [5])).toMatch(/^#N\/A There is nothing to average/);
  expect(value(WEIGHTED, [2280, 2400], [5])).toMatch(/^#VALUE! ru is a range of 2 × 1 cells/);
});
