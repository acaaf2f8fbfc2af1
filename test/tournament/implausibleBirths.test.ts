import { EN_TABLE } from "../../src/i18n/en/table";
import { findingText } from "../../src/desk/findingText";
import { dayOf } from "../../src/rules/day";
import { NO_CHOICES } from "../../src/desk/table/choices";
import { NOTHING_ON_DESK, TableDesk } from "../../src/desk/table/tableDesk";
import { implausibleBirths } from "../../src/tournament/implausibleBirths";
import { cellsOf } from "../support/sheetCells";

const of = (birth: { year: number } | null, day: number | null = dayOf(2014, 7, 5)) => {
  const player = { name: "Ann", rating: 2000, k: null, facts: { birth, games: null, peak: null } };
  return implausibleBirths([{ player, place: null }], day).map(({ key }) => key);
};

test("8.56 (2014): who would be born during the event, or hardly before it, is no junior without a word", () => {
  expect(of({ year: 2015 })).toEqual(["oddBirth"]);
  expect(of({ year: 2014 })).toEqual(["oddBirth"]);
  expect(of({ year: 2011 })).toEqual(["oddBirth"]);
  expect(of({ year: 2010 })).toEqual([]);
  expect(of({ year: 1950 })).toEqual([]);
  expect(of(null)).toEqual([]);
  expect(of({ year: 2014 }, null)).toEqual([]);
});

test("it stands at the cell of the birth, and the event is rated all the same", () => {
  const cells = cellsOf([
    ["Open"],
    ["5.7.2014 - 13.7.2014"],
    [],
    ["Nr", "Name", "Elo", "Born", 1, 2, 3, 4, "Pts"],
    [1, "A, B", 2000, "12.07.2014", "x", 1, 0, 0.5, 1.5],
    [2, "C, D", 1900, 1980, 0, "x", 1, 1, 2],
    [3, "E, F", 1850, 1981, 1, 0, "x", 0, 1],
    [4, "G, H", 1800, 1982, 0.5, 0, 1, "x", 1.5],
  ]);
  const source = { sheet: "Open", selected: cells.area, asked: cells.area, cells };
  const { table } = new TableDesk().taken({ ...NOTHING_ON_DESK, choices: NO_CHOICES }, source);
  const [found] = table!.verdict.read.findings.filter(({ key }) => key === "oddBirth");
  expect(found?.place).toEqual({ row: 4, column: 3 });
  expect(findingText(found!, EN_TABLE)).toBe(
    "A, B: born 2014, and playing in 2014? Where K depends on age, it would be a junior’s. A slip?",
  );
  expect(table!.verdict.kind).toBe("iteration and report");
});
