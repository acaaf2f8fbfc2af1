/** @jest-environment jsdom */
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { periodSheets } from "../../../src/sheets/period/periodSheets";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { readReport } from "../../../src/sheets/report/readReport";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { largeOrder } from "../../support/largeReports";
import { officeClient } from "../../support/officeClient";
import { settingOf } from "../../support/paneSetting";
import { writeAllPlanned } from "../../support/plannedSheet";
import { readPlanned } from "../../support/sheetRead";
import { shownPage } from "../../support/shownPage";
import { workbookWithFide } from "../../support/workbench";
import { until } from "../../support/until";
import {
  reportOfTen,
  SWISS_OF_TEN,
  TWO_REPORTS,
  workbookWithSheets,
} from "../../support/workbookWithSheets";

const [first, ...others] = SWISS_OF_TEN.players;
const CORRECTED = { ...SWISS_OF_TEN, players: [{ ...first!, rating: 2580 }, ...others] };

async function correctionPage(...makings: readonly (readonly SheetPlan[])[]) {
  const { workbook, plans, values } = workbookWithSheets(...makings);
  const [, , page] = ratingsPages(settingOf(workbook));
  const shown = shownPage(page!);
  await until(() => page!.element.querySelector("[data-testid=report-before]") !== null);
  const compare = async () => {
    shown.part("compare").click();
    await until(
      () => !shown.part("compare").disabled && shown.says("compare-status").trim() !== "",
    );
    return shown.says("compare-status");
  };
  return { ...shown, plans, values, compare };
}

test("two reports of one event are proposed, and become the sheet of what was corrected", async () => {
  const page = await correctionPage(
    reportOfTen("Spring Open"),
    reportOfTen("Spring Open (2)", { event: CORRECTED }),
  );
  expect(await page.compare()).toContain("Made: ");
  expect(page.plans.at(-1)!.names.map(({ name }) => name)).toContain("Rating_correction");
  expect(page.part("compare-status").className).not.toContain("problem");
});

/** A period of the reports whose sheets stand in the workbook. */
function periodOf(book: PlannedWorkbook, name: string, reports: readonly (readonly SheetPlan[])[]) {
  const sides = reports.map(([report]) => {
    const read = readPlanned(book, report!);
    return { sheet: report!.name, report: readReport(read, [EN_SHEETS.report])! };
  });
  const order = {
    players: resultsOfReports(sides),
    edition: edition(2014),
    style: "plain" as const,
    list: dayOf(2015, 6, 1),
  };
  return periodSheets(order, [name, `${name} results`], EN_SHEETS);
}

test("two periods of one list are proposed, and become the sheet of what differs, by the games of their reports", async () => {
  const reports = [reportOfTen("Open"), reportOfTen("Open (2)", { event: CORRECTED })];
  const book = new PlannedWorkbook();
  writeAllPlanned(book, reports.flat());
  const periods = reports.map((report, index) => periodOf(book, `June ${index + 1}`, [report]));
  const page = await correctionPage(...reports, ...periods);
  expect(page.part("report-before").value).toBe("Open – report");
  page.choose("report-before", "June 1");
  expect(page.part("report-after").value).toBe("June 2");
  expect(await page.compare()).toContain("Made: June 2 – comparison");
  expect(page.values("June 2 – comparison")).toContain(
    `rating ${SWISS_OF_TEN.players[0]!.rating} → 2580`,
  );
  page.choose("report-after", "June 1");
  expect(await page.compare()).toContain("Twice the same");
});

test("a report against itself is not compared, and one whose games are gone cannot be", async () => {
  const [report] = reportOfTen("Spring Open (2)");
  const page = await correctionPage(reportOfTen("Spring Open"), [report!]);
  expect(await page.compare()).toContain("Make it anew");
  const before = page.part("report-before").value;
  page.choose("report-after", before);
  expect(page.says("compare-status").trim()).toBe("");
  expect(await page.compare()).toContain("Twice the same.");
});

/** Made, and made anew in its place with another rating of the first player. */
async function renewedOfSixty() {
  const book = workbookWithFide();
  const { run } = officeClient(book).excel;
  const workbook = excelWorkbook(run);
  const order = largeOrder({ title: "Spring Open", players: 60, on: dayOf(2024, 5, 2) });
  const [player, ...rest] = order.event.players;
  const players = [{ ...player!, rating: player!.rating! + 30 }, ...rest];
  const wished = wishedNames(order, EN_SHEETS);
  const olds = await writeSheets(run, wished, (names) => reportSheets(order, names, EN_SHEETS));
  const corrected = { ...order, event: { ...order.event, players } };
  await workbook.renew({
    olds,
    wished,
    plansOf: (names) => reportSheets(corrected, names, EN_SHEETS),
    before: "before",
  });
  return { book, workbook, name: player!.name };
}

test("of a report that was made anew in its place, what it was is proposed, though it is hidden", async () => {
  const { book, workbook, name } = await renewedOfSixty();
  const [, , page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  await until(() => page!.element.querySelector("[data-testid=report-before]") !== null);
  expect(part("report-before").value).toBe("Spring Open – report (before)");
  expect(part("report-after").value).toBe("Spring Open – report");
  part("compare").click();
  await until(() => !part("compare").disabled && says("compare-status").trim() !== "");
  expect(says("compare-status")).toContain("Made: Spring Open – correction");
  const { values } = book.read("Spring Open – correction", "A1:T80");
  const [first] = values.filter((row) => row[1] === name);
  expect(first!.slice(2, 5)).toEqual([29, 2496, 2525]);
  expect(values.flat()).toContain("rating 2500 → 2530");
}, 120_000);

test("a period is there to be compared as soon as the page above has made it", async () => {
  const { workbook } = workbookWithSheets(...TWO_REPORTS);
  const [, period, page] = ratingsPages(settingOf(workbook));
  const above = shownPage(period!);
  shownPage(page!);
  const choices = () =>
    [
      ...page!.element.querySelectorAll<HTMLOptionElement>("[data-testid=report-before] option"),
    ].map(({ value }) => value);
  await until(() => choices().length > 0);
  expect(choices()).not.toContain("Ratings 2015-06");
  await until(() => period!.element.querySelector("[data-testid=period-report]") !== null);
  above.part("create-period").click();
  await until(() => choices().includes("Ratings 2015-06"));
});
