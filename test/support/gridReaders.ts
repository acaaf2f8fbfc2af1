import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { withoutNames } from "./sheetRead";
import { readReport } from "../../src/sheets/report/readReport";
import { readCareer } from "../../src/tournament/career/readCareer";
import { readGames } from "../../src/tournament/games/readGames";
import { readPeriod } from "../../src/tournament/period/readPeriod";
import { readTable } from "../../src/tournament/readTable";
import type { SheetCells } from "../../src/tournament/sheetCells";
import { readEventSheet } from "../../src/tournament/trf/readEventSheet";

const CHOICES = { readAs: new Map<string, string>(), ratingColumn: null };

/** Everything that reads a sheet's cells. */
export const GRID_READERS: readonly (readonly [
  name: string,
  read: (cells: SheetCells) => unknown,
])[] = [
  ["readTable", (cells) => readTable(cells, cells.area, CHOICES)],
  ["readGames", (cells) => readGames(cells, cells.area, CHOICES)],
  ["readCareer", (cells) => readCareer(cells, cells.area)],
  ["readPeriod", (cells) => readPeriod(cells, cells.area)],
  ["readEventSheet", readEventSheet],
  ["readReport", (cells) => readReport(withoutNames(cells), [EN_SHEETS.report])],
];
