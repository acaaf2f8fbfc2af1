/** @jest-environment jsdom */
import fc from "fast-check";
import { dayOf } from "../../../src/rules/day";
import type { CellContent } from "../../../src/workbench/engine/cellContent";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import {
  careerToShow,
  careerOrder,
  careerShown,
  randomCareer,
  writeCareer,
} from "../../support/checkRandomCareers";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../../support/libreOffice";
import { workbookWithFide } from "../../support/workbench";

const CAREERS = 20;

/** Dates stand in its CSV as 05/31/2020. */
function withDays(value: CellContent): CellContent {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(value)) ?? [];
  return year === undefined ? value : dayOf(Number(year), Number(month), Number(day));
}

testInLibreOffice(
  `plain formulas give the rules' numbers in LibreOffice: ${CAREERS} random careers`,
  async () => {
    const orders = fc
      .sample(randomCareer(), { numRuns: CAREERS, seed: 7 })
      .map((random) => careerOrder(random, "plain"));
    const book = workbookWithFide();
    for (const [index, order] of orders.entries()) {
      writeCareer(book, order, `Career ${index}`);
    }
    const sheets = calculatedInLibreOffice(await saveXlsx(book));
    for (const [index, order] of orders.entries()) {
      const values = sheets
        .get(`Career ${index}`)!
        .map((row) => row.map((cell) => withDays(typedInCsv(cell))));
      expect(careerShown(values, order)).toEqual(careerToShow(order));
    }
  },
);
