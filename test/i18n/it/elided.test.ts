import { fromDay, theDay } from "../../../src/i18n/it/elided";

test.each([
  ["07/11/2025", "il 07/11/2025", "dal 07/11/2025"],
  ["08/11/2025", "l’08/11/2025", "dall’08/11/2025"],
  ["11/10/2025", "l’11/10/2025", "dall’11/10/2025"],
  ["8 ottobre 2025", "l’8 ottobre 2025", "dall’8 ottobre 2025"],
  ["1º ottobre 2025", "il 1º ottobre 2025", "dal 1º ottobre 2025"],
  ["18/10/2025", "il 18/10/2025", "dal 18/10/2025"],
])("the eighth and the eleventh begin with a vowel: %s", (day, the, from) => {
  expect([theDay(day), fromDay(day)]).toEqual([the, from]);
});
