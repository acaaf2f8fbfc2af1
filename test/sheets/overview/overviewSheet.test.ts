import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { FR_SHEETS } from "../../../src/i18n/fr/sheets";
import { NO_NAMES } from "../../../src/sheets/sheetRead";
import { listedSheets, overviewSheet } from "../../../src/sheets/overview/overviewSheet";
import { writePlanned } from "../../support/plannedSheet";
import { bookRead } from "../../support/why/bookRead";
import { reportOfTen, workbookWithSheets } from "../../support/workbookWithSheets";

/** What the overview shows of a report, calculated in its workbook. */
function overviewOf(title: string) {
  const { book, plans, values } = workbookWithSheets(reportOfTen(title));
  const heads = [...bookRead(book, plans).values()];
  const plan = overviewSheet(listedSheets(heads), EN_SHEETS);
  writePlanned(book, plan);
  return { plan, heads, values, shown: bookRead(book, [plan]).get(plan.name)!.cells.values };
}

test("our sheets stand in the order of their tabs, each with what it is, and follow what their sheets show", () => {
  const { shown, values } = overviewOf("Spring Open");
  const [, , headings, report, games] = shown;
  expect(headings!.slice(0, 6)).toEqual(Object.values(EN_SHEETS.overview.headings));
  expect(report!.slice(0, 2)).toEqual(["Spring Open – report", "rating report"]);
  expect(games!.slice(0, 2)).toEqual(["Spring Open – games", "games of a report"]);
  expect(report![3]).toContain("2014");
  expect(report![4]).toContain("10");
  expect(values("Spring Open – report")).toContain(report![4]);
});

test("a sheet of somebody else, and the overview itself, are not listed", () => {
  const { heads, plan } = overviewOf("Spring Open");
  const [report] = heads;
  const other = { ...report!, sheet: "My notes", names: NO_NAMES };
  const names = { ...NO_NAMES, own: new Map(plan.names.map(({ name, area }) => [name, area])) };
  const overview = { ...report!, sheet: plan.name, names };
  const listed = listedSheets([other, overview, report!]);
  expect(listed.map(({ read: { sheet } }) => sheet)).toEqual(["Spring Open – report"]);
});

test("in French, and an apostrophe in a sheet’s name does not break its link", () => {
  const { heads } = overviewOf("Spring Open");
  const [report] = heads;
  const plan = overviewSheet(listedSheets([{ ...report!, sheet: "L'Open" }]), FR_SHEETS);
  const texts = plan.cells.map(({ content }) =>
    typeof content === "object" ? content.formula : content,
  );
  expect(plan.name).toBe(FR_SHEETS.overview.name);
  expect(texts).toContain(`=HYPERLINK("#'L''Open'!A1","L'Open")`);
  expect(texts).toContain(FR_SHEETS.overview.kinds.report);
});
