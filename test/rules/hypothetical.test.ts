import { EDITIONS } from "../../src/rules/editions/editions";
import { averageOfFirst, hasHypothetical } from "../../src/rules/hypothetical";

test("two opponents of 1800 came in 2024: 8.2.2", () => {
  const since = EDITIONS.filter(hasHypothetical).map(({ id }) => id);
  expect(since).toEqual([2024, 2025]);
});

test("a first rating comes from Rc, since then from Ra", () => {
  const letters = EDITIONS.map((edition) => [edition.id, averageOfFirst(edition)]);
  expect(Object.fromEntries(letters)).toEqual({
    ...{ 2005: "rc", 2009: "rc", 2011: "rc", 2012: "rc", 2014: "rc", 2017: "rc", 2022: "rc" },
    ...{ 2024: "ra", 2025: "ra" },
  });
});
