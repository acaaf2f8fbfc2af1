import { EN_HEAD } from "../../src/i18n/en/head";
import { FR_HEAD } from "../../src/i18n/fr/head";
import { calendarDate, dayOf } from "../../src/rules/day";

test.each([
  [dayOf(2025, 10, 11), dayOf(2025, 10, 15), "11–15 October 2025", "11–15 octobre 2025"],
  [dayOf(2025, 10, 1), dayOf(2025, 10, 1), "1 October 2025", "1er octobre 2025"],
  [
    dayOf(2025, 9, 30),
    dayOf(2025, 10, 1),
    "30 September – 1 October 2025",
    "30 septembre – 1er octobre 2025",
  ],
  [
    dayOf(2025, 12, 30),
    dayOf(2026, 1, 2),
    "30 December 2025 – 2 January 2026",
    "30 décembre 2025 – 2 janvier 2026",
  ],
])("days in words: %d to %d", (first, last, english, french) => {
  const [from, to] = [calendarDate(first), calendarDate(last)];
  expect([EN_HEAD.days(from, to), FR_HEAD.days(from, to)]).toEqual([english, french]);
});
