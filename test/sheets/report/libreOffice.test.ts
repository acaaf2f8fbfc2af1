/** @jest-environment jsdom */
import fc from "fast-check";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../../support/libreOffice";
import { writeAllPlanned } from "../../support/plannedSheet";
import { NAMES, reportPlans, reportToShow, shownReport } from "../../support/reportOnSheet";
import { workbookWithFide } from "../../support/workbench";

const EVENTS = 12;

testInLibreOffice(
  `plain formulas give the rules' numbers in LibreOffice: ${EVENTS} random events`,
  async () => {
    const orders = fc
      .sample(randomReport(), { numRuns: EVENTS, seed: 5 })
      .map((random) => orderOf(random, "plain"));
    const book = workbookWithFide();
    for (const [index, order] of orders.entries()) {
      writeAllPlanned(book, reportPlans(order, ` ${index}`));
    }
    const sheets = calculatedInLibreOffice(await saveXlsx(book));
    for (const [index, order] of orders.entries()) {
      const values = sheets.get(`${NAMES.report} ${index}`)!.map((row) => row.map(typedInCsv));
      expect(shownReport(values, order)).toEqual(reportToShow(order));
    }
  },
);
