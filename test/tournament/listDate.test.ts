import { dayOf } from "../../src/rules/day";
import { listDate } from "../../src/tournament/listDate";

test("4.13 (2011): a month alone is the last of its name until the day that is told", () => {
  expect(listDate("Rtg Jan")).toBeNull();
  expect(listDate("Rtg Jan", dayOf(2012, 2, 5))).toBe(dayOf(2012, 1, 1));
  expect(listDate("Rtg Nov", dayOf(2012, 2, 5))).toBe(dayOf(2011, 11, 1));
  expect(listDate("Mar 2011", dayOf(2012, 2, 5))).toBe(dayOf(2011, 3, 1));
});
