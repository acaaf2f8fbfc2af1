/** @jest-environment jsdom */
import fc from "fast-check";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../../support/libreOffice";
import { writeAllPlanned } from "../../support/plannedSheet";
import {
  periodToShow,
  periodOrder,
  periodPlans,
  periodShown,
  randomPeriod,
} from "../../support/randomPeriod";
import { workbookWithFide } from "../../support/workbench";

const PERIODS = 20;

testInLibreOffice(
  `plain formulas give the rules' numbers in LibreOffice: ${PERIODS} random periods`,
  async () => {
    const orders = fc
      .sample(randomPeriod(), { numRuns: PERIODS, seed: 11 })
      .map((random) => periodOrder(random, "plain"));
    const book = workbookWithFide();
    for (const [index, order] of orders.entries()) {
      writeAllPlanned(book, periodPlans(order, ` ${index}`));
    }
    const sheets = calculatedInLibreOffice(await saveXlsx(book));
    for (const [index, order] of orders.entries()) {
      const [plan] = periodPlans(order, ` ${index}`);
      const values = sheets.get(plan!.name)!.map((row) => row.map(typedInCsv));
      expect(periodShown(values, order)).toEqual(periodToShow(order));
    }
  },
);
