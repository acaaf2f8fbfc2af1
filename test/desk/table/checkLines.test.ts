import { EN_TABLE } from "../../../src/i18n/en/table";
import { FR_TABLE } from "../../../src/i18n/fr/table";
import { dayOf } from "../../../src/rules/day";
import { checkLines, perhapsLater } from "../../../src/desk/table/checkLines";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EIGHT_WITH_FORFEIT, TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

function verdict(rows: readonly Row[], choices: Partial<Choices>) {
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  return verdictOf(source, { ...NO_CHOICES, ...choices });
}

function lines(rows: readonly Row[], choices: Partial<Choices>, texts = EN_TABLE): string[] {
  return checkLines(verdict(rows, choices), texts).map(
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
    "3.1 (2011) not met: at least 18 h of play on one day (rounds: 3, of 2 × 180 min for 60 moves, as 3.1 (2014) counts), at most 12",
  ]);
  expect(about("3.1", lines(TEN, { ...times, edition: 2014 }, FR_TABLE))[0]).toContain(
    "au moins 18 h de jeu",
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

/** Una draws with the first and loses twice. */
const SWISS: Row[] = [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann", 2200, "6w½", "4b1", "5w1"],
  [2, "Bea", 2100, "5w1", "6w1", "4b1"],
  [3, "Cid", 2000, "4w1", "5b1", "6w1"],
  [4, "Dan", 1900, "3b0", "1w0", "2w0"],
  [5, "Eva", 1800, "2b0", "3w0", "1b0"],
  [6, "Una", "u", "1b½", "2b0", "3b0"],
];
/** Without the draw. */
const ZERO = SWISS.map((row, index) =>
  row.map((cell) => {
    if (index === 1 && cell === "6w½") return "6w1";
    return index === 6 && cell === "1b½" ? "1b0" : cell;
  }),
);

test("6.1 (2005), 6.1 and 6.31 (2014): a Swiss can be told that it is not the first event", () => {
  expect(about("6.1", lines(SWISS, { edition: 2005 }))).toEqual([
    "6.1 (2005) not met: Too few points against rated opponents in a first event: Una. The result makes no part of a first rating.",
  ]);
  expect(perhapsLater(verdict(SWISS, { edition: 2005 }))).toMatchObject([{ name: "Una" }]);
  const later = new Set([5]);
  expect(about("6.1", lines(SWISS, { edition: 2005, later }))).toEqual([
    "6.1 (2005) met: Every unrated player has the points that a first event needs",
  ]);
  expect(perhapsLater(verdict(SWISS, { edition: 2005, later }))).toMatchObject([{ isLater: true }]);
  expect(lines(SWISS, { edition: 2014 })).toEqual([]);
  expect(about("6.1", lines(ZERO, { edition: 2014 }))).toHaveLength(1);
  expect(about("6.1", lines(ZERO, { edition: 2014, kind: "team" }))).toHaveLength(1);
});

test("6.41 (2011): in a Swiss it makes no difference, and is not asked", () => {
  const later = new Set([5]);
  for (const choices of [{ edition: 2011 }, { edition: 2011, later }] as const) {
    expect(about("6.41", lines(SWISS, choices))).toEqual([
      "6.41 (2011) not met: Too few points against rated opponents: Una. The result makes no part of a first rating.",
    ]);
    expect(perhapsLater(verdict(SWISS, choices))).toEqual([]);
  }
});

test("6.43 (2011), 6.4 (2014): a round robin with a game not played is asked as a Swiss is", () => {
  const unplayed = lines(EIGHT_WITH_FORFEIT, { edition: 2014 });
  expect(about("6.2", unplayed)).toHaveLength(1);
  expect(unplayed.join()).not.toContain("left out");
});
