/** @jest-environment jsdom */
import fc from "fast-check";
import { isReason } from "../../../src/rules/reason";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { exampleOrder } from "../../support/exampleOrder";
import {
  expectedRows,
  iterationOf,
  planOf,
  randomOrder,
  shownRows,
} from "../../support/iterationOnSheet";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../../support/libreOffice";
import { writePlanned } from "../../support/plannedSheet";
import { workbookWithFide } from "../../support/workbench";

const FIELDS = 24;

testInLibreOffice(
  `plain formulas give the rules' numbers in LibreOffice: the example and ${FIELDS} random fields`,
  async () => {
    const random = fc
      .sample(randomOrder("plain"), { numRuns: 4 * FIELDS, seed: 8 })
      .filter((order) => !isReason(iterationOf(order)))
      .slice(0, FIELDS);
    const orders = [exampleOrder(2005, "plain"), exampleOrder(2011, "plain", true), ...random];
    expect(orders).toHaveLength(FIELDS + 2);
    const book = workbookWithFide();
    for (const [index, order] of orders.entries()) {
      writePlanned(book, planOf(order), `Field ${index}`);
    }
    const sheets = calculatedInLibreOffice(await saveXlsx(book));
    for (const [index, order] of orders.entries()) {
      const values = sheets.get(`Field ${index}`)!.map((row) => row.map(typedInCsv));
      const iteration = iterationOf(order);
      if (isReason(iteration)) throw new Error(iteration.key);
      expect(shownRows(values, order)).toEqual(expectedRows(iteration, order.event));
    }
  },
);
