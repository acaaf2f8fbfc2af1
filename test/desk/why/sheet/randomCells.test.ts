import fc from "fast-check";
import { EN_SHEETS } from "../../../../src/i18n/en/sheets";
import { FR_SHEETS } from "../../../../src/i18n/fr/sheets";
import type { SheetTexts } from "../../../../src/i18n/sheets";
import { firstRatingSheet } from "../../../../src/sheets/firstRating/firstRatingSheet";
import { iterationSheet } from "../../../../src/sheets/iteration/iterationSheet";
import { periodSheets } from "../../../../src/sheets/period/periodSheets";
import { reportSheets, wishedNames } from "../../../../src/sheets/report/reportSheets";
import type { SheetPlan } from "../../../../src/sheets/sheetPlan";
import { cases } from "../../../support/cases";
import { careerOrder, randomCareer } from "../../../support/checkRandomCareers";
import { orderOf, randomReport } from "../../../support/checkRandomReports";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { randomOrder } from "../../../support/iterationOnSheet";
import { periodOrder, randomPeriod } from "../../../support/randomPeriod";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { bookRead, WORDS } from "../../../support/why/bookRead";
import { faultOf, formulaCell } from "../../../support/why/explainedCells";

/** So many cells of each book. */
const CELLS = 10;
const RUNS = Number(process.env["R"] ?? cases({ quick: 4, long: 40 }));

const languages = fc.constantFrom(EN_SHEETS, FR_SHEETS);
const styles = fc.constantFrom("fide" as const, "plain" as const);

/** Every book of a kind: the explanations of random cells end in what the cells show. */
function checkCells(plans: fc.Arbitrary<readonly SheetPlan[]>): void {
  const picks = fc.array(fc.nat(), { minLength: CELLS, maxLength: CELLS });
  fc.assert(
    fc.property(plans, picks, (all, cells) => {
      const book = new PlannedWorkbook();
      writeAllPlanned(book, all);
      const read = bookRead(book, all);
      const faults = cells.map((pick) => faultOf(read, formulaCell(all, pick), WORDS));
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}

const reports = (texts: SheetTexts) =>
  fc.tuple(randomReport(), styles).map(([random, style]) => {
    const order = orderOf(random, style);
    return reportSheets(order, wishedNames(order, texts), texts);
  });

const iterations = (texts: SheetTexts) =>
  styles.chain((style) => randomOrder(style)).map((order) => [iterationSheet(order, texts)]);

const periods = (texts: SheetTexts) =>
  fc.tuple(randomPeriod(), styles).map(([random, style]) => {
    const { name, resultsName } = texts.period;
    return periodSheets(periodOrder(random, style), [name, resultsName], texts);
  });

const careers = (texts: SheetTexts) =>
  fc
    .tuple(randomCareer(), styles)
    .map(([random, style]) => [firstRatingSheet(careerOrder(random, style), texts)]);

test("reports, their games, pages and iterations", () => {
  checkCells(languages.chain(reports));
});

test("iterations by themselves", () => {
  checkCells(languages.chain(iterations));
});

test("periods and their results", () => {
  checkCells(languages.chain(periods));
});

test("first ratings", () => {
  checkCells(languages.chain(careers));
});
