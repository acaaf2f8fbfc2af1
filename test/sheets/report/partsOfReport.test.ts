import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { partsOfReport } from "../../../src/sheets/report/partsOfReport";
import { readReport } from "../../../src/sheets/report/readReport";
import { dayOf } from "../../../src/rules/day";
import { LANGUAGES } from "../../support/languages";
import { largeReport } from "../../support/largeReports";
import { AS_ROBIN, reportOfTen, workbookWithSheets } from "../../support/workbookWithSheets";

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

test.each<[string, () => readonly SheetPlan[]]>([
  ["a Swiss", () => reportOfTen("Open")],
  ["plain formulas", () => reportOfTen("Open", { style: "plain" })],
  ["a round robin", () => reportOfTen("Open", AS_ROBIN)],
  ["60 players", () => largeReport({ title: "Club", players: 60, on: dayOf(2025, 5, 3) })],
])("the parts of a report tell of it what all of it tells: %s", async (_, plansOf) => {
  const plans = plansOf();
  const { workbook } = workbookWithSheets(plans);
  const whole = (await workbook.readSheet!(plans[0]!.name))!;
  const [parts] = await workbook.readParts!([partsOfReport(whole)]);
  expect(readReport(parts!, REPORTS)).toEqual(readReport(whole, REPORTS));
});
