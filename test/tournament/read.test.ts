import { inTurn, read } from "../../src/tournament/read";

test("what was read one after the other keeps its order, and so does what is said of it", () => {
  const reads = [read(1, "a"), read(2), read(3, "b", "c")];
  expect(inTurn(reads)).toEqual({ value: [1, 2, 3], findings: ["a", "b", "c"] });
  expect(inTurn([])).toEqual({ value: [], findings: [] });
});
