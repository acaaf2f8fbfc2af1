import { PERFORMANCE } from "../../../src/functions/definitions/performance";
import { value } from "../../support/call";

test("from results or one total", () => {
  expect(value(PERFORMANCE, [2400, 2500, 2600], [1, 1, 0])).toBe(2625);
  expect(value(PERFORMANCE, [2400, 2500, 2600], 2)).toBe(2625);
});

test("only games against rated opponents", () => {
  expect(value(PERFORMANCE, [2400, "u", 2600], [1, 1, 0])).toBe(2500);
  expect(value(PERFORMANCE, ["u"], [1])).toMatch(/^#N\/A No rated opponent/);
});
