import { EN_CROSSTABLE } from "../../../src/i18n/en/crosstable";
import { FR_CROSSTABLE } from "../../../src/i18n/fr/crosstable";
import { dayOf } from "../../../src/rules/day";
import { checkLines } from "../../../src/taskpane/crosstable/checkLines";
import { NO_CHOICES, type Choices } from "../../../src/taskpane/crosstable/choices";
import { verdictOf } from "../../../src/taskpane/crosstable/verdict";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

function lines(rows: readonly Row[], choices: Partial<Choices>, texts = EN_CROSSTABLE): string[] {
  const cells = cellsOf(rows);
  const verdict = verdictOf(
    { sheet: "S", selected: cells.area, cells },
    { ...NO_CHOICES, ...choices },
  );
  return checkLines(verdict, texts).map(
    ({ article, passes, text }) => `${article} ${passes ? "met" : "not met"}: ${text}`,
  );
}

const about = (article: string, all: readonly string[]) =>
  all.filter((line) => line.startsWith(`${article} `));

const day = (year: number) => dayOf(year, 10, 1);
const long = (year: number) => ({ startDate: day(year), endDate: day(year) + 99 });

test("3.1: hours of a day, from rounds and both players' time", () => {
  const startDate = day(2012);
  const times = { startDate, endDate: startDate + 2, minutes: 150, increment: 30 };
  expect(about("3.1", lines(TEN, { ...times, edition: 2011 }))).toEqual([
    "3.1 (2011) not met: at least 18 hours of play on one day (rounds: 3, of 2 × 180 minutes for 60 moves), at most 12",
  ]);
  expect(about("3.1", lines(TEN, { ...times, edition: 2014 }, FR_CROSSTABLE))[0]).toContain(
    "au moins 18 heures de jeu",
  );
});

test("4.1: the articles that allow more, edition by edition", () => {
  expect(about("4.1", lines(TEN, long(2006)))).toEqual([
    "4.1 (2005) not met: 100 days from the first to the last, at most 90; more as a championship, 4.11 (2005)",
  ]);
  expect(about("4.1", lines(TEN, long(2011)))).toEqual([
    "4.1 (2011) not met: 100 days from the first to the last, at most 90; more as a championship, 4.11 (2011), or if the Qualification Commission approves, 4.12 (2011)",
  ]);
  expect(about("4.1", lines(TEN, long(2014)))).toEqual([
    "4.1 (2014) not met: 100 days from the first to the last, at most 90; more as a championship, 4.11 (2014), or if the Qualification Commission approves, 4.12 (2014). Longer events owe results every month, 4.13 (2014)",
  ]);
  expect(about("4.1", lines(TEN, { ...long(2014), championship: "women" }))).toEqual([
    "4.1 (2014) met: 100 days from the first to the last, at most 90; more as a championship, 4.11 (2014). Longer events owe results every month, 4.13 (2014)",
  ]);
});
