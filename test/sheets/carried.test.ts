import { EN_REPORT } from "../../src/i18n/en/report";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { edition } from "../support/editions";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../support/plannedSheet";
import { periodPlans } from "../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../support/reportOnSheet";
import { readPlanned } from "../support/sheetRead";
import { cellsOf } from "../support/sheetCells";
import { ofPlayer, placeOfPlayer } from "../support/reportCells";
import { valueIn } from "../support/tableCells";
import { resultsOfReports } from "../../src/sheets/period/resultsOfReports";
import { periodPlaces } from "../../src/sheets/period/places";
import { readReport } from "../../src/sheets/report/readReport";
import { reportPlaces } from "../../src/sheets/report/places";
import { eventOf } from "../../src/tournament/eventOf";
import { readPeriod } from "../../src/tournament/period/readPeriod";
import { readTable } from "../../src/tournament/readTable";

const TABLE = [
  ["No", "Name", "Fed", "FIDE ID", "Rtg", "1", "2", "3", "Pts"],
  [1, "Ann", "SUI", 1_300_001, 2000, "*", 1, 1, 2],
  [2, "Bob", "fra", "", 1900, 0, "*", 1, 1],
  [3, "Cid", "Switzerland", "", 1800, 0, 0, "*", 0],
];

test("what no rule asks for goes from the table through the report into the period", () => {
  const cells = cellsOf(TABLE);
  const choices = { readAs: new Map<string, string>(), ratingColumn: null };
  const { tournament } = readTable(cells, cells.area, choices);
  const event = eventOf(tournament!)!;
  expect(event.players.map(({ carried }) => carried?.federation)).toEqual([
    "SUI",
    "FRA",
    undefined,
  ]);

  const order = { ...PLAIN_ORDER, event, edition: edition(2024), style: "plain" } as const;
  const book = new PlannedWorkbook();
  const plans = reportPlans(order);
  writeAllPlanned(book, plans);
  const read = readPlanned(book, plans[0]!);
  const ofReport = reportPlaces(order);
  const shown = (key: "id" | "federation") =>
    event.players.map((_, line) => ofPlayer(read.cells.values, ofReport, key, line));
  expect(shown("federation")).toEqual(["SUI", "FRA", ""]);
  expect(shown("id")).toEqual([1_300_001, "", ""]);
  const { row, column } = placeOfPlayer(ofReport, "federation", 0)!;
  expect(EN_SHEETS.carried.federation).toBe(read.cells.values[row - 1]![column]);

  const report = readReport(read, [EN_REPORT])!;
  const players = resultsOfReports([{ sheet: plans[0]!.name, report }]);
  const ofPeriod = { players, edition: edition(2024), style: "plain", list: null } as const;
  const periods = periodPlans(ofPeriod);
  writeAllPlanned(book, periods);
  const { values } = book.read(periods[0]!.name, "A1:Z20");
  const { players: table } = periodPlaces(ofPeriod);
  const inPeriod = (key: "id" | "federation") =>
    players.map((_, line) => valueIn(values, table, key, line));
  expect(inPeriod("federation")).toEqual(["SUI", "FRA", ""]);
  expect(inPeriod("id")).toEqual([1_300_001, "", ""]);
});

test("a list of results tells it, too; what was told first stays", () => {
  const cells = cellsOf([
    ["Name", "FIDE ID", "Fed", "Rating", "Games", "ΔR"],
    ["Ann", "1300001", "SUI", 2000, 5, 1.2],
    ["Ann", "1300001", "GER", 2000, 4, 0.2],
    ["Bob", "", "", 1900, 5, -1],
  ]);
  const { players } = readPeriod(cells, cells.area)!;
  expect(players.map(({ id, carried }) => [id, carried?.federation])).toEqual([
    ["1300001", "SUI"],
    [undefined, undefined],
  ]);
});

test("a sheet that nobody told has no such column", () => {
  const players = [{ name: "Ann", earlierGames: null, results: [] }];
  const order = { players, edition: edition(2024), style: "plain", list: null } as const;
  expect(periodPlaces(order).players.columns).not.toContain("federation");
});
