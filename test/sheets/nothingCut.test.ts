import fc from "fast-check";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import { periodSheets } from "../../src/sheets/period/periodSheets";
import { SheetDraft } from "../../src/sheets/sheetDraft";
import type { Look } from "../../src/sheets/sheetPlan";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import { samplePlans } from "../../scripts/samplePlans";
import { cases } from "../support/cases";
import { orderOf, randomReport } from "../support/checkRandomReports";
import { cutTexts } from "../support/cutTexts";
import { everySheet } from "../support/everySheet";
import { randomOrder } from "../support/iterationOnSheet";
import { LANGUAGES } from "../support/languages";
import { periodOrder, randomPeriod } from "../support/randomPeriod";

const STYLES = ["fide", "plain"] as const;
const IDS = EDITION_IDS.slice(-cases({ quick: 1, long: EDITION_IDS.length }));
const RUNS = { numRuns: cases({ quick: 2, long: 20 }) };

describe.each(LANGUAGES)("in $code every figure and every text fits its column", (texts) => {
  const { sheets } = texts;

  test.each(STYLES)("on every kind of sheet (%s)", (style) => {
    expect(everySheet(texts, style, IDS).flatMap(cutTexts)).toEqual([]);
  });

  /** Of others it is not known how wide they are in the reader's Excel, and what fits a page. */
  test("every printed column has a width of its own", () => {
    const widthless = everySheet(texts, "plain", IDS)
      .flat()
      .filter(({ widths, printed }) => widths.length < printed.columns);
    expect(widthless.map(({ name }) => name)).toEqual([]);
  });

  test("on the samples that have every name", () => {
    const { report, games, iteration, firstRating } = samplePlans(sheets);
    for (const [index, plan] of report.entries()) {
      expect(cutTexts([plan, games[index]!])).toEqual([]);
    }
    for (const plan of [...iteration, ...firstRating]) expect(cutTexts([plan])).toEqual([]);
  });

  test.each(STYLES)("on random reports, iterations and periods (%s)", (style) => {
    fc.assert(
      fc.property(randomReport(), randomOrder(style), randomPeriod(), (event, field, period) => {
        const order = orderOf(event, style);
        expect(cutTexts(reportSheets(order, wishedNames(order, sheets), sheets))).toEqual([]);
        expect(cutTexts([iterationSheet(field, sheets)])).toEqual([]);
        const names = [sheets.period.name, sheets.period.resultsName];
        const plans = periodSheets(periodOrder(period, style), names, sheets);
        expect(cutTexts(plans)).toEqual([]);
      }),
      RUNS,
    );
  });
});

test("what is cut is found: figures, names, headings, and sentences that leave the paper", () => {
  const put = (row: number, column: number, content: string, look?: Look): void => {
    draft.put(row, column, content === "" ? "" : { formula: `="${content}"` }, look);
  };
  const draft = new SheetDraft();
  draft.put(0, 0, 1234.5, "hundredths");
  put(1, 0, "Ann", "plain");
  put(1, 1, "behind her");
  put(2, 0, "Championnat", "heading");
  put(3, 1, "runs over the edge");
  const plan = {
    ...draft.named("S", { paper: EN_SHEETS.paper }),
    ...{ widths: [2, 12], frozen: { rows: 1, columns: 0 }, titleRows: { first: 1, last: 1 } },
  };
  const cut = cutTexts([plan]).map((one) => one.replace(/ needs.*/, ""));
  expect(cut).toEqual([
    'S!A1: "1234.50"',
    'S!A2: "Ann"',
    'S!A3: "Championnat"',
    'S!B4: "runs over the edge"',
  ]);
});
