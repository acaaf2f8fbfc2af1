import { changedText } from "../../../scripts/mutation/changedText";

const SOURCE = ["if (", "  one", "    && other", ") {}"].join("\n");

test("what has several lines stands in one", () => {
  const place = { start: { line: 2, column: 3 }, end: { line: 3, column: 13 } };
  expect(changedText(SOURCE, place, "one\n    || other")).toEqual([
    "`one && other`",
    "`one || other`",
  ]);
});

test("what is long is cut", () => {
  const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 3 } };
  const [from, to] = changedText(SOURCE, place, "x".repeat(200));
  expect(from).toBe("`if`");
  expect(to).toMatch(/^`x{80,}…`$/);
});
