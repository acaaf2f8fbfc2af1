import { at, last } from "../../src/rules/at";

test("elements by their place", () => {
  expect(at(["a", "b"], 1)).toBe("b");
  expect(last(["a", "b"])).toBe("b");
});
