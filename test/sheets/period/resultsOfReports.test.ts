import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { readReport } from "../../../src/sheets/report/readReport";
import { reportSheets } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodPlans, periodShown } from "../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { checkRandomResults, REPORTS, reportOn } from "../../support/checkRandomResults";
import { readPlanned, withoutNames } from "../../support/sheetRead";

checkRandomResults();

const SMALL: ReportOrder = {
  ...PLAIN_ORDER,
  title: "Club's open",
  startDate: dayOf(2025, 3, 1),
  edition: edition(2024),
  style: "fide",
  event: {
    kind: "swiss",
    rounds: 1,
    players: [
      {
        name: "Ann",
        rating: 2000,
        k: 20,
        games: [{ round: 1, opponent: { name: "Ann", rating: 1900, place: 1 }, score: 2 }],
      },
      {
        name: "Ann",
        rating: 1900,
        k: null,
        games: [{ round: 1, opponent: { name: "Ann", rating: 2000, place: 0 }, score: 0 }],
      },
    ],
  },
};

test.each(LANGUAGES)("a report in $code is known again: event, day, players, games", (language) => {
  const book = new PlannedWorkbook();
  const names = ["Report of Ann", "Games of Ann"];
  const written = reportSheets(SMALL, names, language.sheets);
  writeAllPlanned(book, written);
  const report = readReport(readPlanned(book, written[0]!), REPORTS)!;
  expect(report.title).toBe("Club's open");
  expect(report.edition).toBe(edition(2024));
  expect(report.startDate).toBe(dayOf(2025, 3, 1));
  expect(report.gamesSheet).toBe(written[1]!.name);
  expect(report.players).toMatchObject([
    { name: "Ann", rating: 2000, games: 1, delta: 36, k: 20 },
    { name: "Ann", rating: 1900, games: 1, delta: -36, k: 20 },
  ]);
  const players = resultsOfReports([{ sheet: "R", report }]);
  expect(players.map(({ name, results }) => [name, results.length])).toEqual([
    ["Ann", 1],
    ["Ann", 1],
  ]);
});

test("players of one name are remarked", () => {
  const book = new PlannedWorkbook();
  const plans = reportPlans(SMALL);
  writeAllPlanned(book, plans);
  const sheet = plans[0]!.name;
  const players = resultsOfReports([{ sheet, report: reportOn(book, plans[0]!)! }]);
  const order = { players, edition: edition(2024), style: "fide" as const, list: null };
  const made = periodPlans(order);
  writeAllPlanned(book, made);
  const { values } = book.read(made[0]!.name, "A1:Z12");
  const remark = `${EN_SHEETS.period.namesake}.`;
  expect(periodShown(values, order).map(({ remarks }) => remarks)).toEqual([remark, remark]);
});

test("blank rows among the players are no end of them", () => {
  const book = new PlannedWorkbook();
  const [report, games] = reportPlans(SMALL);
  writeAllPlanned(book, [report!, games!]);
  const { cells, names } = readPlanned(book, report!, "A1:T20");
  const rows = cells.values;
  const blank = rows[0]!.map(() => "");
  const apart = cellsOf([...rows.slice(0, 6), blank, blank, ...rows.slice(6)]);
  const own = new Map(
    [...names.own].map(([name, area]) => [
      name,
      { ...area, row: area.row + (area.row < 6 ? 0 : 2) },
    ]),
  );
  const read = { cells: apart, names: { ...names, own } };
  expect(readReport(read, REPORTS)?.players).toHaveLength(2);
});

test("a sheet that is no report is none", () => {
  expect(readReport(withoutNames(cellsOf([["Player", "Rating"]])), REPORTS)).toBeNull();
  const cells = cellsOf([[], [], ["", "", 2024], ...Array.from({ length: 12 }, () => ["x"])]);
  expect(readReport(withoutNames(cells), REPORTS)).toBeNull();
});
