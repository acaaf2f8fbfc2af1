import { cyclesOf, type Imports } from "../../../scripts/checks/cycles";

const imports = (lines: Readonly<Record<string, readonly string[]>>): Imports =>
  new Map(Object.entries(lines));

test("files that import one way have no circle", () => {
  expect(cyclesOf(imports({ a: ["b", "c"], b: ["c"], c: ["beyond"] }))).toEqual([]);
});

test("a circle is told by its shortest way, once", () => {
  const knot = imports({ a: ["b"], b: ["c", "d"], c: ["a"], d: ["c", "b"] });
  expect(cyclesOf(knot)).toEqual([["a", "b", "c", "a"]]);
});

test("a file may import itself, and who leads into a circle is none of it", () => {
  expect(cyclesOf(imports({ a: ["b"], b: ["c"], c: ["b"], d: ["d"] }))).toEqual([
    ["b", "c", "b"],
    ["d", "d"],
  ]);
});
