import { provideGroupBy } from "../../../src/workbench/engine/objectGroupBy";

test("groups by key where the engine misses it, and leaves what is there", () => {
  const target: { groupBy?: (items: number[], keyOf: (n: number) => string) => unknown } = {};
  provideGroupBy(target);
  expect(target.groupBy?.([1, 2, 3], (n) => (n % 2 ? "odd" : "even"))).toEqual({
    odd: [1, 3],
    even: [2],
  });
  const { groupBy } = target;
  provideGroupBy(target);
  expect(target.groupBy).toBe(groupBy);
});
