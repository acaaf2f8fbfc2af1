import { daysInText } from "../../../src/tournament/dates/daysInText";
import { dayOf } from "../../../src/rules/day";

const readings = (text: string) =>
  daysInText(text).flatMap((found) => found.readings.map(({ start, end }) => [start, end]));

test.each([
  ["27 March – 5 April 2014", [2014, 3, 27], [2014, 4, 5]],
  ["28 Sep - 1 Oct 2026", [2026, 9, 28], [2026, 10, 1]],
  ["12 Feb - 5 Apr 2008", [2008, 2, 12], [2008, 4, 5]],
  ["28. November – 7. Dezember 2011", [2011, 11, 28], [2011, 12, 7]],
  ["5-May-2025", [2025, 5, 5], null],
] as const)("%s", (text, [year, month, day], end) => {
  const last = end === null ? null : dayOf(end[0], end[1], end[2]);
  expect(readings(text)).toEqual([[dayOf(year, month, day), last]]);
});

test.each([
  ["02/04/2011 - 04/04/2011", 2],
  ["12/07/2007 - 01/09/2007", 2],
  ["08/03/2021 - 15/03/2021", 1],
  ["4-6/10/2025", 1],
])("%s may be read in %i ways", (text, ways) => {
  expect(readings(text)).toHaveLength(ways);
});

/** One order of day and month in a span: else 0.1 (2014) takes another edition for the event. */
test.each([
  ["07/05/2014 - 07/13/2014", [2014, 7, 5], [2014, 7, 13]],
  ["7-5-2014 to 7-13-2014", [2014, 7, 5], [2014, 7, 13]],
  ["12/31/2013 - 01/05/2014", [2013, 12, 31], [2014, 1, 5]],
  ["05/07/2014 - 13/07/2014", [2014, 7, 5], [2014, 7, 13]],
] as const)("%s is written in one order of day and month", (text, [year, month, day], end) => {
  expect(readings(text)).toEqual([[dayOf(year, month, day), dayOf(end[0], end[1], end[2])]]);
});

test.each([
  "Samstag, 28. Juni bis Sonntag, 6. Juli 2014",
  "Sonnabend 28. Juni - Sonntag 6. Juli 2014",
  "du samedi 28 juin au dimanche 6 juillet 2014",
  "du vendredi 28 juin au vendredi 6 juillet 2014",
  "da sabato 28 giugno a domenica 6 luglio 2014",
  "desde el jueves 28 de junio hasta el jueves 6 de julio de 2014",
  "Saturday, 28 June to Sunday, 6 July 2014",
  "Thursday, June 28 - Saturday, July 6, 2014",
  "Sa 28.6. – So 6.7.2014",
])("the day of the week stands between no two days of a span: %s", (text) => {
  expect(readings(text)).toEqual([[dayOf(2014, 6, 28), dayOf(2014, 7, 6)]]);
});

test.each(["28 mar, 30 mar 2014", "2 mar., 4 mar. 2014", "28 mar, 30 mar, 2014"])(
  "mar behind a number is March, and no Tuesday: a sign stands between two days (%s)",
  (text) => {
    const [[start, end] = []] = readings(text);
    expect(end! - start!).toBe(2);
  },
);
