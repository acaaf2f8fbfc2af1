import { aligned } from "../../src/sheets/aligned";

const shown = (upper: string, lower: string) =>
  aligned(upper.split(" "), lower.split(" ")).map((slots) =>
    slots.map((key) => key ?? "-").join(" "),
  );

test.each([
  ["a b c", "a b c", "a b c", "a b c"],
  ["a X Y Z b", "a p b", "a X Y Z b", "a p - - b"],
  ["a X b", "a p q b", "a X - b", "a p q b"],
  ["a X b Y", "a b p q", "a X b Y -", "a - b p q"],
  ["X Y", "p q r", "X Y -", "p q r"],
  ["X a", "a", "X a", "- a"],
])("%s over %s", (upper, lower, above, below) => {
  expect(shown(upper, lower)).toEqual([above, below]);
});

test("what both have stands in one order", () => {
  expect(() => shown("a b", "b a")).toThrow("different orders");
});
