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
