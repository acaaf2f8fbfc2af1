import { readTable, type ReadingChoices } from "../../src/tournament/readTable";
import { addressOf, type Area, type SheetCells } from "../../src/tournament/sheetCells";
import { largeSwiss } from "../fixtures/largeSwiss";
import { ADVERSARIAL_GRIDS } from "../support/adversarialGrids";
import { cases } from "../support/cases";
import { countedCells } from "../support/countedCells";
import { GRID_READERS } from "../support/gridReaders";
import { cellsOf } from "../support/sheetCells";
import { writeTable } from "../support/tables/writeTable";

const NONE: ReadingChoices = { readAs: new Map(), ratingColumn: null };

/** What a person may choose of a table once it is read: columns, the pace, the day, the offered fixes. */
function otherChoices(cells: SheetCells, selected: Area): ReadingChoices[] {
  const { ratings, findings } = readTable(cells, selected, NONE);
  const columns = ratings.columns.map(({ column }) => column);
  const fixes = findings.flatMap(({ fix }) =>
    fix?.kind === "read as" ? [[addressOf(fix.place), fix.value] as const] : [],
  );
  return [
    ...columns.map((ratingColumn) => ({ ...NONE, ratingColumn })),
    ...columns.map((standardColumn) => ({ ...NONE, standardColumn, pace: "rapid" as const })),
    { ...NONE, ratingColumn: "none" },
    { ...NONE, startDate: 45_000 },
    { ...NONE, readAs: new Map([...fixes, ["B3", "½"]]) },
  ];
}

test("of written tables no value is taken twice, also not at another choice", () => {
  for (let seed = 1; seed <= cases({ quick: 10, long: 150 }); seed += 1) {
    const { cells, selected } = writeTable(seed);
    const counted = countedCells(cells);
    for (const choices of otherChoices(counted.cells, selected)) {
      readTable(counted.cells, selected, choices);
    }
    expect(counted.mostOfAValue()).toBe(1);
  }
});

test("another choice takes nothing from a Swiss table that was read", () => {
  const cells = cellsOf(largeSwiss(40, 9));
  const counted = countedCells(cells);
  const first = readTable(counted.cells, cells.area, NONE);
  const taken = counted.taken();
  expect(taken).toBeGreaterThan(0);
  const choices = { ...NONE, readAs: new Map([["C5", "u"]]), ratingColumn: 2 };
  const again = readTable(counted.cells, cells.area, choices);
  expect(again.tournament?.players[3]?.player.rating).toBeNull();
  expect(first.tournament?.players[3]?.player.rating).not.toBeNull();
  expect(counted.taken()).toBe(taken);
});

describe.each(GRID_READERS)("%s", (_, read) => {
  test.each(ADVERSARIAL_GRIDS)("%s: takes no value twice", (__, make, [size]) => {
    const counted = countedCells(cellsOf(make(size)));
    read(counted.cells);
    expect(counted.mostOfAValue()).toBeLessThanOrEqual(1);
  });
});
