import { dayOf } from "../../src/rules/day";
import { daysText } from "../../src/desk/daysText";

const start = dayOf(2025, 4, 10);

test.each([
  ["en", start, start + 2, "April 10, 2025 – April 12, 2025"],
  ["en", start, null, "April 10, 2025"],
  ["fr", start, start, "10 avril 2025"],
  ["en", null, null, ""],
])("%s: %p to %p is %p", (code, first, last, text) => {
  expect(daysText({ start: first, end: last }, code)).toBe(text);
});
