import { cases } from "../support/cases";
import { checkRandomCareers } from "../support/checkRandomCareers";
import { checkRandomCorrections } from "../support/checkRandomCorrections";
import { checkRandomFields } from "../support/checkRandomFields";
import { checkRandomPeriods } from "../support/checkRandomPeriods";
import { checkRandomReports } from "../support/checkRandomReports";
import { readReport } from "../../src/sheets/report/readReport";
import { checkRandomResults, REPORTS } from "../support/checkRandomResults";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { readPlanned } from "../support/sheetRead";
import { edition } from "../support/editions";
import { writeAllPlanned } from "../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../support/reportOnSheet";
import { workbookWithFide } from "../support/workbench";

/** What the evaluator does for many sheets, the spreadsheet engine does for some, from the formulas' text. */
/** The engine alone calculates functions of the add-in. */
const STYLES = (["fide", "plain"] as const).slice(0, cases({ quick: 1, long: 2 }));
const RUNS = cases({ quick: 1, long: 8 });

const book = workbookWithFide();

beforeEach(() => {
  for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
});

describe.each(STYLES)("%s", (style) => {
  checkRandomReports(style, book, RUNS);
  checkRandomFields(style, 1, book, RUNS);
  checkRandomFields(style, 2, book, RUNS);
  checkRandomPeriods(style, book, RUNS);
  checkRandomCareers(style, book, RUNS);
});

checkRandomResults(book, RUNS);
checkRandomCorrections(book, RUNS);

test("a report whose games are gone says so", () => {
  const opponent = { name: "Bob", rating: 1900, place: null };
  const games = [{ round: 1, opponent, score: 2 as const }];
  const players = [{ name: "Ann", rating: 2000, k: 20, games }];
  const event = { kind: "swiss" as const, rounds: 1, players };
  const plans = reportPlans({ ...PLAIN_ORDER, event, edition: edition(2024), style: "fide" });
  writeAllPlanned(book, plans);
  const [report, ofGames] = plans;
  const { names } = report!;
  const left = { ...report!, names: names.filter(({ sheet }) => sheet !== ofGames!.name) };
  const read = (plan: SheetPlan) => {
    const { error, gamesSheet } = readReport(readPlanned(book, plan), REPORTS)!;
    return [error, gamesSheet];
  };
  expect(read(report!)).toEqual([null, ofGames!.name]);
  book.deleteSheet(ofGames!.name);
  expect(read(left)).toEqual(["#REF!", null]);
});
