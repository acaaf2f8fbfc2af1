import { dayOf } from "../../src/rules/day";
import type { Day } from "../../src/rules/units";
import { readTable } from "../../src/tournament/readTable";
import { addressOf, type CellValue } from "../../src/tournament/sheetCells";
import { largeSwiss } from "../fixtures/largeSwiss";
import { cellsOf, type Row } from "../support/sheetCells";

/** Sixty players from 2500 down to 2264, some of whom have other ratings. */
function read(
  ratings: Readonly<Record<number, CellValue>>,
  startDate: Day | null,
  readAs: ReadonlyMap<string, CellValue> = new Map(),
) {
  const rows = largeSwiss(60, 5).map((row, index): Row =>
    index in ratings ? [row[0]!, row[1]!, ratings[index]!, ...row.slice(3)] : row,
  );
  const cells = cellsOf(rows);
  const { findings } = readTable(cells, cells.area, { readAs, ratingColumn: null, startDate });
  return findings.map(
    ({ key, severity, place, values }) =>
      `${severity} ${key} ${place === undefined ? "" : addressOf(place)} ${"doubt" in values ? values.doubt : ""}`,
  );
}

const OCTOBER_2025 = dayOf(2025, 10, 10);

test("0.6 (2011), 7.2.1 (2024): below the floor of the list in force on the first day a rating is asked, with its cell", () => {
  const below = ["error impossibleRating C2 below floor"];
  expect(read({ 1: 215 }, OCTOBER_2025)).toEqual(below);
  expect(read({ 1: 1250 }, OCTOBER_2025)).toEqual(below);
  /** Legal where the floor was 1200, and 1000; not where it was 1401. */
  expect(read({ 1: 1200, 2: 1300 }, dayOf(2011, 10, 10))).toEqual([]);
  expect(read({ 1: 1000, 2: 1300 }, dayOf(2013, 10, 10))).toEqual([]);
  expect(read({ 1: 1250, 2: 1500 }, dayOf(2006, 10, 10))).toEqual(below);
  /** Without a day the lowest of all floors. */
  expect(read({ 1: 215 }, null)).toEqual(below);
  expect(read({ 1: 1250, 2: 1300 }, null)).toEqual([]);
});

test("nobody was ever above 2900: 3288 and 3672 are asked", () => {
  expect(read({ 1: 3288, 2: 3672 }, OCTOBER_2025)).toEqual([
    "error impossibleRating C2 too high",
    "error impossibleRating C3 too high",
  ]);
});

test("far from all others a rating is told, and not asked", () => {
  expect(read({ 30: 1500 }, OCTOBER_2025)).toEqual(["warning oddRating C31 far"]);
  expect(read({ 30: 1500, 31: 1510 }, OCTOBER_2025)).toEqual([]);
});

test("what a person has read as something else stands: unrated, or as it is", () => {
  expect(read({ 1: 1250 }, OCTOBER_2025, new Map([["C2", "u"]]))).toEqual([]);
  expect(read({ 1: 1250 }, OCTOBER_2025, new Map([["C2", "1250"]]))).not.toContainEqual(
    expect.stringContaining("impossibleRating"),
  );
});

test("a rating that is the player's year of birth is told", () => {
  const cells = cellsOf([
    ["No", "Name", "Rtg", "Born", "1"],
    [1, "Ann", 1987, 1987, "2w1"],
    [2, "Ben", 1950, 1986, "1b0"],
    [3, "Cid", 1900, 1985, "4w1"],
    [4, "Dan", 1850, 1984, "3b0"],
  ]);
  const choices = { readAs: new Map<string, string>(), ratingColumn: null };
  const { findings } = readTable(cells, cells.area, { ...choices, startDate: OCTOBER_2025 });
  expect(findings).toMatchObject([{ key: "oddRating", values: { player: "Ann", doubt: "birth" } }]);
});
