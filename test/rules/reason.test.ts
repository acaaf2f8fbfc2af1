import { isReason, Reason } from "../../src/rules/reason";

test("a reason is an answer, not an exception", () => {
  const reason = new Reason("unratedHasNoK", "8.56", "2014", {});
  expect(isReason(reason)).toBe(true);
  expect(reason).not.toBeInstanceOf(Error);
  expect([2000, "", null].map(isReason)).toEqual([false, false, false]);
});
