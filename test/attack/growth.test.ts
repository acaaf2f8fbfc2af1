import { eventSheet } from "../../src/sheets/eventFile/eventSheet";
import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { readEventSheet } from "../../src/tournament/trf/readEventSheet";
import { readTrf } from "../../src/tournament/trf/readTrf";
import type { SheetCells } from "../../src/tournament/sheetCells";
import type { TrfFile } from "../../src/tournament/trf/trfFile";
import { SMALL_FILE } from "../fixtures/trf";
import { ADVERSARIAL_GRIDS } from "../support/adversarialGrids";
import { cases } from "../support/cases";
import { cellsOfPlan } from "../support/cellsOfPlan";
import { countedCells } from "../support/countedCells";
import { GRID_READERS } from "../support/gridReaders";
import { cellsOf } from "../support/sheetCells";

/** More than this often no reader looks at a cell, on the whole. */
const MOST_LOOKS = 60;
/** A table twice as large costs a cell no more: what is over is the noise of its edges. */
const GROWTH = 1.25;
const SIZES = cases({ quick: 2, long: 3 });

/** How often each cell is looked at, on the whole. */
function looksACell(cells: SheetCells, read: (cells: SheetCells) => unknown): number {
  const counted = countedCells(cells);
  read(counted.cells);
  return counted.looks() / (cells.area.rows * cells.area.columns);
}

describe.each(GRID_READERS)("%s", (_, read) => {
  test.each(ADVERSARIAL_GRIDS)("%s: no faster than its cells", (__, make, sizes) => {
    const tried = sizes.slice(0, SIZES);
    const looks = tried.map((size) => looksACell(cellsOf(make(size)), read));
    expect(Math.max(...looks)).toBeLessThan(MOST_LOOKS);
    for (const [before, count] of looks.slice(1).entries()) {
      expect(count).toBeLessThan(GROWTH * looks[before]! + 1);
    }
  });
});

/** Of a file the jest timeout is the guard: what grows faster than the file takes minutes. */
const MEGABYTE = 2 ** 20;

test.each([
  ["a line of letters beyond ASCII", `001    1 ${"ü".repeat(MEGABYTE)}`],
  ["a line of blanks", `001    1 ${" ".repeat(MEGABYTE)}x`],
  ["dates of rounds", `001    1\n132 ${" ".repeat(MEGABYTE)}10/10/10`],
  ["line ends", `${"\r\n".repeat(MEGABYTE / 2)}001    1`],
  ["players without a number", "001 x\n".repeat(19_000)],
  ["a time control", `001    1\n122 90+30${" ".repeat(MEGABYTE)}!`],
])("a file of a megabyte, %s, is read", (_, text) => {
  const { file, findings } = readTrf(text);
  expect(file === null ? findings.length : file.players.length).toBeGreaterThan(0);
});

test("an event sheet: no faster than its cells", () => {
  const file = (players: number): TrfFile => ({
    ...SMALL_FILE,
    players: Array.from({ length: players }, (_, place) => ({
      ...SMALL_FILE.players[place % 6]!,
      start: place + 1,
    })),
  });
  const [small, large] = [200, 400].map((players) =>
    looksACell(cellsOfPlan(eventSheet(file(players), EN_EVENT_FILE)), readEventSheet),
  );
  expect(large).toBeLessThan(GROWTH * small!);
});
