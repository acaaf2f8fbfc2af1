import { DE_HEAD } from "../../src/i18n/de/head";
import { EN_HEAD } from "../../src/i18n/en/head";
import { FR_HEAD } from "../../src/i18n/fr/head";
import { IT_HEAD } from "../../src/i18n/it/head";
import { calendarDate, dayOf } from "../../src/rules/day";

test.each([
  [
    dayOf(2025, 10, 11),
    dayOf(2025, 10, 15),
    "11–15 October 2025",
    "11–15 octobre 2025",
    "11.–15. Oktober 2025",
    "11–15 ottobre 2025",
  ],
  [
    dayOf(2025, 10, 1),
    dayOf(2025, 10, 1),
    "1 October 2025",
    "1er octobre 2025",
    "1. Oktober 2025",
    "1º ottobre 2025",
  ],
  [
    dayOf(2025, 9, 30),
    dayOf(2025, 10, 1),
    "30 September – 1 October 2025",
    "30 septembre – 1er octobre 2025",
    "30. September – 1. Oktober 2025",
    "30 settembre – 1º ottobre 2025",
  ],
  [
    dayOf(2025, 12, 30),
    dayOf(2026, 1, 2),
    "30 December 2025 – 2 January 2026",
    "30 décembre 2025 – 2 janvier 2026",
    "30. Dezember 2025 – 2. Januar 2026",
    "30 dicembre 2025 – 2 gennaio 2026",
  ],
])("days in words: %d to %d", (first, last, ...words) => {
  const [from, to] = [calendarDate(first), calendarDate(last)];
  const said = [EN_HEAD, FR_HEAD, DE_HEAD, IT_HEAD].map(({ days }) => days(from, to));
  expect(said).toEqual(words);
});
