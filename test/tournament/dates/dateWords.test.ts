import { isEndWord, isStartWord } from "../../../src/tournament/dates/dateWords";
import { LANGUAGES } from "../../support/languages";

test.each(["Start", "Début", "Beginn:", "Fecha", "Premier jour"])(
  "%s stands before a day",
  (word) => {
    expect(isStartWord(word)).toBe(true);
  },
);

test.each(LANGUAGES)("$code: the days of what is made here are found again", (language) => {
  const { eventFile, sheets, table, workbench } = language;
  const starts = [eventFile.labels["042"], table.startDate, sheets.startDate, workbench.startDate];
  const ends = [eventFile.labels["052"], table.endDate, sheets.report.endDate];
  expect(starts.filter((word) => !isStartWord(word ?? ""))).toEqual([]);
  expect(ends.filter((word) => !isEndWord(word ?? ""))).toEqual([]);
});
