import { LOGISTIC } from "../../../src/functions/definitions/logistic";
import { value } from "../../support/call";

test("the formula of 12.1", () => {
  expect(value(LOGISTIC, 0)).toBe(0.5);
  expect(value(LOGISTIC, 400)).toBeCloseTo(0.90909, 5);
});
