import fc from "fast-check";
import { whyOnSheet } from "../../../../src/desk/why/sheet/whyOnSheet";
import type { BookRead, SheetPlace } from "../../../../src/desk/why/why";
import type { SheetTexts } from "../../../../src/i18n/sheets";
import { firstRatingSheet } from "../../../../src/sheets/firstRating/firstRatingSheet";
import { iterationSheet } from "../../../../src/sheets/iteration/iterationSheet";
import { periodSheets } from "../../../../src/sheets/period/periodSheets";
import { reportSheets, wishedNames } from "../../../../src/sheets/report/reportSheets";
import type { SheetPlan } from "../../../../src/sheets/sheetPlan";
import { addressOf, contains, valueAt } from "../../../../src/tournament/sheetCells";
import { cases } from "../../../support/cases";
import { careerOrder, randomCareer } from "../../../support/checkRandomCareers";
import { orderOf, randomReport } from "../../../support/checkRandomReports";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { randomOrder } from "../../../support/iterationOnSheet";
import { LANGUAGES } from "../../../support/languages";
import { periodOrder, randomPeriod } from "../../../support/randomPeriod";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { bookRead, WORDS } from "../../../support/why/bookRead";
import { faultOf, formulaCell } from "../../../support/why/explainedCells";

/** So many cells of each book. */
const CELLS = 10;
const RUNS = cases({ quick: 3, long: 40 });

const languages = fc.constantFrom(...LANGUAGES.map(({ sheets }) => sheets));
const styles = fc.constantFrom("fide" as const, "plain" as const);

const picks = fc.array(fc.nat(), { minLength: CELLS, maxLength: CELLS });

/** Every book of a kind: the explanations of random cells end in what the cells show. */
function checkCells(
  plans: fc.Arbitrary<readonly SheetPlan[]>,
  change: (book: PlannedWorkbook, plans: readonly SheetPlan[], what: number) => void = () =>
    undefined,
): void {
  fc.assert(
    fc.property(plans, picks, fc.nat(), (all, cells, what) => {
      const book = new PlannedWorkbook();
      writeAllPlanned(book, all);
      change(book, all, what);
      const read = bookRead(book, all);
      const faults = cells.map((pick) => faultOf(read, formulaCell(all, pick), WORDS));
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}

/** Another number over the formula of a cell is said of that cell, with its place. */
function checkTypedOver(plans: fc.Arbitrary<readonly SheetPlan[]>): void {
  fc.assert(
    fc.property(plans, picks, (all, cells) => {
      const book = new PlannedWorkbook();
      writeAllPlanned(book, all);
      const before = bookRead(book, all);
      const places = cells.map((pick) => formulaCell(all, pick));
      const over = places.find((at) => isFigure(before, at));
      if (over === undefined) return;
      const shown = Number(valueAt(before.get(over.sheet)!.cells, over.place));
      book.write(over.sheet, addressOf(over.place), [[shown + 7]]);
      const said = whyOnSheet(bookRead(book, all), over, WORDS);
      const where = `${over.sheet} ${addressOf(over.place)}`;
      expect([where, said]).toMatchObject([where, { why: { agrees: false, changed: [over] } }]);
    }),
    { numRuns: 4 * RUNS },
  );
}

/** A number of the rules in a part with a name; K is a person's own once it is typed. */
function isFigure(read: BookRead, at: SheetPlace): boolean {
  const answer = whyOnSheet(read, at, WORDS);
  if (answer?.kind !== "explained" || answer.why.agrees !== true) return false;
  const names = [...read.get(at.sheet)!.names.own].flatMap(([name, area]) =>
    contains(area, at.place) ? [name] : [],
  );
  const isK = names.some((name) => name === "K_factor" || name === "K_given");
  return typeof answer.why.result === "number" && names.length > 0 && !isK;
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

test("reports after another rating of a player was typed in", () => {
  checkCells(languages.chain(reports), (book, [report], what) => {
    const area = report!.names.find(({ name }) => name === "Rating")!.area;
    const place = { row: area.row + (what % area.rows), column: area.column };
    book.write(report!.name, addressOf(place), [[1200 + (what % 1500)]]);
  });
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

test("a number typed over a formula of any sheet is found", () => {
  const kinds = [reports, iterations, periods, careers];
  checkTypedOver(languages.chain((texts) => fc.oneof(...kinds.map((of) => of(texts)))));
});
