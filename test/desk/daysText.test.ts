import { dayText, daysText } from "../../src/desk/daysText";
import { EN_HEAD } from "../../src/i18n/en/head";
import { FR_HEAD } from "../../src/i18n/fr/head";
import { dayOf } from "../../src/rules/day";

const start = dayOf(2025, 4, 10);

test.each([
  ["English", EN_HEAD, start, start + 2, "10–12 April 2025"],
  ["English", EN_HEAD, start, null, "10 April 2025"],
  ["English", EN_HEAD, null, start, "10 April 2025"],
  ["French", FR_HEAD, start, start, "10 avril 2025"],
  ["English", EN_HEAD, null, null, ""],
])("%s: %p, %p to %p", (_, head, first, last, text) => {
  expect(daysText({ start: first, end: last }, head)).toBe(text);
});

test("one day", () => {
  expect(dayText(start, EN_HEAD)).toBe("10 April 2025");
});
