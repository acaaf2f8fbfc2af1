/** @jest-environment jsdom */
import { EN_LEARN } from "../../../src/i18n/en/learn/learn";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { ComparePage } from "../../../src/taskpane/learn/compare/comparePage";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { TEN } from "../../fixtures/crosstables";
import { exampleOrder } from "../../support/exampleOrder";
import { settingOf } from "../../support/paneSetting";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";
import {
  AS_ROBIN,
  reportOfTen,
  TWO_REPORTS,
  workbookWithSheets,
} from "../../support/workbookWithSheets";
import { edition } from "../../support/editions";

function comparePage(workbook: Partial<ExcelWorkbook>) {
  const shown = shownPage(
    new ComparePage(settingOf({ madeSheets: () => Promise.resolve([]), ...workbook }), EN_LEARN),
  );
  const compare = async () => {
    shown.part("create-comparison").click();
    const said = () => shown.says("compare-editions-status").trim();
    await until(() => !shown.part("create-comparison").disabled && said() !== "");
    return said();
  };
  return { ...shown, compare };
}

/** What stands under a name, in the order of the lines. */
function under(plan: SheetPlan, name: string) {
  const { row, rows, column } = plan.names.find((each) => each.name === name)!.area;
  return plan.cells
    .filter((cell) => cell.column === column && cell.row >= row && cell.row < row + rows)
    .map(({ content }) => content)
    .filter((content) => content !== "–");
}

const RU_2005 = [2414, 2386, 2139, 1989];

test("a selected table is compared by the editions that are ticked, two to four", async () => {
  const { workbook, plans } = workbookWithTable(TEN);
  const { choose, compare, part } = comparePage(workbook);
  for (const id of [2011, 2014]) choose(`compare-edition-${id}`, false);
  expect(part("create-comparison").disabled).toBe(true);
  choose("compare-edition-2014", true);
  expect(await compare()).toContain("Made: Comparison");
  const [plan] = plans;
  expect(under(plan!, "Ru_2005")).toEqual(RU_2005);
  expect(under(plan!, "Ru_2014")).toEqual([2450, 2408, 2144, 2004]);
  expect(plan!.names.map(({ name }) => name)).not.toContain("Ru_2011");
});

test("an iteration in view, as printed, is compared by the rule of each edition", async () => {
  const order = exampleOrder(2011, "plain", true);
  const { workbook, plans } = workbookWithSheets([iterationSheet(order, EN_SHEETS)]);
  const { compare } = comparePage(workbook);
  expect(await compare()).toContain("Made: ");
  const plan = plans.at(-1)!;
  expect(plan.cells[0]!.content).toBe("Editions compared: Example");
  expect(under(plan, "Ru_2005")).toEqual(RU_2005);
  expect(under(plan, "Ru_2011")).toEqual([2423, 2393, 2144, 2006]);
});

test("a report in view, and again with its comparison in view, by other editions", async () => {
  const report = reportOfTen("Spring Open", {
    ...AS_ROBIN,
    edition: edition(2005),
    startDate: null,
  });
  const { workbook, plans, book } = workbookWithSheets(report);
  let view = report[0]!.name;
  const { choose, compare } = comparePage({
    ...workbook,
    readSheet: (name) => workbook.readSheet!(name ?? view),
  });
  expect(await compare()).toContain("Made: Spring Open – comparison");
  expect(under(plans.at(-1)!, "Ru_2005")).toEqual(RU_2005);
  view = plans.at(-1)!.name;
  book.deleteSheet(view);
  plans.pop();
  workbook.readSheet = after(workbook.readSheet!, view, report);
  choose("compare-edition-2005", false);
  expect(await compare()).toContain("Made: ");
  expect(plans.at(-1)!.names.map(({ name }) => name)).not.toContain("Ru_2005");
});

test("of two comparisons the one in view is made again, and one that was not made here is none", async () => {
  const { workbook, plans, book } = workbookWithSheets(...TWO_REPORTS);
  let view = TWO_REPORTS[0][0]!.name;
  const { compare } = comparePage({
    ...workbook,
    readSheet: (name) => workbook.readSheet!(name ?? view),
  });
  await compare();
  const { name } = plans.at(-1)!;
  view = TWO_REPORTS[1][0]!.name;
  expect(await compare()).toContain("May Cup");
  view = name;
  book.deleteSheet(name);
  plans.splice(plans.length - 2, 1);
  workbook.readSheet = after(workbook.readSheet!, name, TWO_REPORTS[0]);
  expect(await compare()).toContain("Spring Open");
  const stranger = comparePage({ ...workbook, readSheet: (of) => workbook.readSheet!(of ?? view) });
  expect(await stranger.compare()).toBe(EN_LEARN.compare.noEvent);
});

/** The comparison stands in view, whatever it shows. */
function after(
  readSheet: ExcelWorkbook["readSheet"],
  view: string,
  [report]: readonly SheetPlan[],
): ExcelWorkbook["readSheet"] {
  return async (name) => {
    if (name !== view) return readSheet(name);
    const read = (await readSheet(report!.name))!;
    const own = new Map([["Edition_comparison", { row: 0, column: 0, rows: 1, columns: 1 }]]);
    return { ...read, sheet: view, names: { own, sheets: new Map() } };
  };
}

test("the games of a report are enough to know its event; a table with faults has to be settled", async () => {
  const { workbook } = workbookWithSheets(...TWO_REPORTS);
  const games = TWO_REPORTS[0][1]!.name;
  const { compare } = comparePage({
    ...workbook,
    readSheet: (name) => workbook.readSheet!(name ?? games),
  });
  expect(await compare()).toContain("Made: Spring Open");
  const wrong = TEN.map((row, index) =>
    index === 1 ? row.map((cell) => (cell === 1 ? 0 : cell)) : row,
  );
  expect(await comparePage(workbookWithTable(wrong).workbook).compare()).toBe(
    EN_LEARN.compare.toSettle,
  );
});
