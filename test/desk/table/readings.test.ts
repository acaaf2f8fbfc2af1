import "../../support/countedReadings";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { TableDesk, NOTHING_ON_DESK, type OnDesk } from "../../../src/desk/table/tableDesk";
import { dayOf } from "../../../src/rules/day";
import { readTable } from "../../../src/tournament/readTable";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { countedCells } from "../../support/countedCells";
import { cellsOf, type Row } from "../../support/sheetCells";

const readings = jest.mocked(readTable);
beforeEach(() => readings.mockClear());
const read = () => readings.mock.calls.length;

/** A table in which everything can be chosen, whose cells count who takes anything of them. */
function laid(rows: readonly Row[], sheet = "S") {
  const { cells, taken } = countedCells(cellsOf(rows));
  return { source: { sheet, selected: cells.area, asked: cells.area, cells }, taken };
}

const WITH_TWO: Row[] = [
  ["No", "Name", "Rtg", "Rapid", "1", "2"],
  [1, "Ann", 2200, 2150, "2w1", "3b1"],
  [2, "Bea", 2100, 2050, "1b0", "-0"],
  [3, "Cid", "u", 1900, "-1", "1w0"],
];

/** What is of the event and of its sheets, not of its cells. */
const OTHERWISE: readonly Partial<Choices>[] = [
  { style: "plain" },
  { hasPages: true },
  { kind: "team" },
  { kind: "scheveningen" },
  { edition: 2014 },
  { endDate: dayOf(2015, 5, 9) },
  { minutes: 90 },
  { increment: 30 },
  { official: true },
  { championship: "women" },
  { later: new Set([2]) },
  { ratedSince: new Map([[2, 1850]]) },
  { teaching: true },
  { asPrinted: true },
  { others: new Set(["weOfFirstPass"]) },
  { matchGames: 4 },
];

test("a choice that does not touch the reading reads nothing: no cell, no table", () => {
  const desk = new TableDesk();
  const { source, taken } = laid(WITH_TWO);
  let on: OnDesk = desk.taken(NOTHING_ON_DESK, source);
  const before = taken();
  expect([read(), before > 0]).toEqual([1, true]);
  for (const change of OTHERWISE) {
    on = desk.chosen(on, change);
    expect([Object.keys(change), read(), taken()]).toEqual([Object.keys(change), 1, before]);
  }
  expect(on.choices).toMatchObject({ style: "plain", kind: "scheveningen", minutes: 90 });
});

test("another column, another cell or another day is read once, and not again when it is chosen again", () => {
  const desk = new TableDesk();
  const { source, taken } = laid(WITH_TWO);
  let on: OnDesk = desk.taken(NOTHING_ON_DESK, source);
  const ratings = () =>
    on.table?.verdict.reading.tournament?.players.map(({ player }) => player.rating);
  expect(ratings()).toEqual([2200, 2100, null]);
  const before = taken();
  const steps: [Partial<Choices>, number][] = [
    [{ ratingColumn: 3 }, 2],
    [{ ratingColumn: null }, 2],
    [{ ratingColumn: 3 }, 2],
    [{ startDate: dayOf(2015, 5, 1) }, 3],
    [{ startDate: undefined }, 3],
    [{ pace: "rapid" }, 4],
  ];
  for (const [change, count] of steps) {
    on = desk.chosen(on, change);
    expect([change, read()]).toEqual([change, count]);
  }
  expect(ratings()).toEqual([2150, 2050, 1900]);
  expect(taken()).toBe(before);
});

test("a fix reads the cells that it changes as something else, once", () => {
  const desk = new TableDesk();
  const rows = TEN.map((row, index) => (index === 1 ? ["A", "?", ...row.slice(2)] : row));
  const { source } = laid(rows);
  const on = desk.taken({ ...NOTHING_ON_DESK, choices: { ...NO_CHOICES } }, source);
  const place = { row: 1, column: 1 };
  const fixed = desk.fixed(on, [{ kind: "read as", place, value: "2100" }]);
  expect(fixed.choices.readAs).toEqual(new Map([["B2", "2100"]]));
  expect(read()).toBe(2);
  desk.chosen(fixed, { style: "plain" });
  expect(read()).toBe(2);
});

const FINAL: Row[] = [
  ["No", "Name", "Rtg", "1"],
  [1, "Ann", 2200, "2w1"],
  [2, "Bea", 2100, "1b0"],
];

test("a further table is read once to see whether it is readable and to pool it, and never again", () => {
  const desk = new TableDesk();
  let on = desk.taken(NOTHING_ON_DESK, laid(SIX_BY_COLOUR).source);
  const { source: part, taken } = laid(FINAL, "Final");
  const pooled = desk.pooled(on, part);
  if (typeof pooled === "string") throw new Error(pooled);
  expect([read(), pooled.table?.parts]).toEqual([2, [part]]);
  const before = taken();
  on = pooled;
  for (const change of OTHERWISE) on = desk.chosen(on, change);
  expect([read(), taken()]).toEqual([2, before]);
  desk.unpooled(on, part);
  expect(read()).toBe(2);
});

test("a further table in which the first one's column is another is read by that one, too, once", () => {
  const desk = new TableDesk();
  let on = desk.taken(NOTHING_ON_DESK, laid(WITH_TWO).source);
  on = desk.chosen(on, { ratingColumn: 3 });
  const pooled = desk.pooled(on, laid(WITH_TWO, "Final").source);
  if (typeof pooled === "string") throw new Error(pooled);
  expect(read()).toBe(4);
  desk.chosen(pooled, { kind: "team" });
  expect(read()).toBe(4);
});
