import { ratingList } from "../../src/rules/ratingList";
import { onDay, edition } from "../support/editions";

test.each([
  [2005, [2005, 8, 20], [2005, 7, 1]],
  [2005, [2006, 3, 31], [2006, 1, 1]],
  [2005, [2006, 4, 1], [2006, 4, 1]],
  [2011, [2012, 2, 29], [2012, 1, 1]],
  [2011, [2011, 12, 31], [2011, 11, 1]],
  [2014, [2016, 2, 29], [2016, 2, 1]],
] as const)("edition %d: an event starting on %p uses the list of %p", (id, start, list) => {
  expect(ratingList(onDay(start), edition(id))).toBe(onDay(list));
});
