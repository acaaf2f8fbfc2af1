/** @jest-environment jsdom */
import { dayOf } from "../../../src/rules/day";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import { largeReport } from "../../support/largeReports";
import { settingOf } from "../../support/paneSetting";
import type { Row } from "../../support/sheetCells";
import type { SheetKind } from "../../../src/sheets/sheetKind";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";
import { TWO_REPORTS, workbookWithSheets } from "../../support/workbookWithSheets";

const MAY = dayOf(2025, 5, 3);
const LIST: Row[] = [
  ["Player", "Event", "Date", "Ro", "n", "W − We", "K"],
  ["Ann", "Open", MAY, 2000, 9, 1.25, 20],
  ["Bob", "Open", MAY, 1900, 9, -0.25, 20],
];

function periodPage(rows: readonly Row[]) {
  const { workbook, plans } = workbookWithTable(rows);
  const [, page] = ratingsPages(settingOf(workbook));
  return { ...shownPage(page!), plans };
}

test("a selected list becomes the sheets of a period", async () => {
  const { part, choose, says, plans } = periodPage(LIST);
  choose("period-source", "list");
  choose("period-list", "2025-06-01");
  part("create-period").click();
  await until(() => plans.length > 0 && !part("create-period").disabled);
  expect(plans.map(({ name }) => name)).toEqual(["Ratings 2025-06", "Results 2025-06"]);
  expect(says("period-status")).toContain("2 players");
});

test("what is no list is told, and without reports there is nothing to tick", async () => {
  const { part, choose, says, plans } = periodPage([["nothing"]]);
  expect(says("period-reports")).toContain("No rating report");
  part("create-period").click();
  await until(() => says("period-status").trim() !== "");
  choose("period-source", "list");
  part("create-period").click();
  await until(() => part("period-status").className.includes("problem"));
  expect(plans).toEqual([]);
});

test("reports are ticked, and what they say becomes the sheets of the period", async () => {
  const { workbook, plans, values } = workbookWithSheets(...TWO_REPORTS);
  const [, page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  const ticks = () => [
    ...page!.element.querySelectorAll<HTMLInputElement>("[data-testid=period-report]"),
  ];
  await until(() => ticks().length > 0);
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true]);
  expect(part("period-list").value).toBe("2015-06-01");
  part("create-period").click();
  await until(() => plans.length > 4 && !part("create-period").disabled);
  expect(says("period-status")).toContain("Ratings 2015-06, 10 players");
  expect(values("Results 2015-06")).toEqual(expect.arrayContaining(["Spring Open", "May Cup"]));
  ticks()[1]!.checked = false;
  ticks()[1]!.dispatchEvent(new Event("change"));
  /** What was made is not of what is ticked now. */
  expect(says("period-status").trim()).toBe("");
});

test("9.11 (2005), 7.13 (2011): the ticks follow the list; another list's report says so, here and on the sheet", async () => {
  const { workbook, plans, values } = workbookWithSheets(...TWO_REPORTS);
  const [, page] = ratingsPages(settingOf(workbook));
  const { part, says, choose } = shownPage(page!);
  const ticks = () => [
    ...page!.element.querySelectorAll<HTMLInputElement>("[data-testid=period-report]"),
  ];
  await until(() => ticks().length > 0);
  expect(says("period-reports")).not.toContain("counted by the list");
  choose("period-list", "2015-05-01");
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false]);
  expect(says("period-reports")).toContain("counted by the list of 1 June 2015");
  ticks()[1]!.checked = true;
  ticks()[1]!.dispatchEvent(new Event("change"));
  expect(part("period-list").value).toBe("2015-05-01");
  part("create-period").click();
  await until(() => page!.element.querySelector("[data-testid=take-foreign]") !== null);
  expect(plans).toHaveLength(4);
  choose("take-foreign", true);
  part("create-period").click();
  await until(() => plans.length > 4 && !part("create-period").disabled);
  expect(says("period-status")).toContain("another list counts");
  expect(values("Ratings 2015-05")).toEqual(expect.arrayContaining([dayOf(2015, 6, 1)]));
  choose("period-list", "2015-06-01");
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true]);
});

test("events of 60 and 300 players are ticked and counted like small ones: 7.11, 9.11", async () => {
  const { workbook, plans } = workbookWithSheets(
    largeReport({ title: "Club", players: 60, on: MAY }),
    largeReport({ title: "Open", players: 300, on: MAY + 7 }),
  );
  const [, page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  const ticks = () => [
    ...page!.element.querySelectorAll<HTMLInputElement>("[data-testid=period-report]"),
  ];
  await until(() => ticks().length > 0);
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true]);
  part("create-period").click();
  await until(() => plans.length > 4 && !part("create-period").disabled);
  expect(says("period-status")).toContain("Ratings 2025-06, 360 players");
});

test("a period is said to be out of date once one of its reports is made after it", async () => {
  const { workbook, plans } = workbookWithSheets(...TWO_REPORTS);
  const made = (name: string, kind: SheetKind, on: number) => ({
    sheet: { id: name, name },
    made: { kind, as: name, on },
  });
  const sheets = [
    made("Ratings 2015-06", "period", 1),
    made("Results 2015-06", "results", 1),
    made("May Cup – report", "report", 2),
  ];
  const madeSheets = () => Promise.resolve(plans.length > 4 ? sheets : []);
  const [, page] = ratingsPages(settingOf({ ...workbook, madeSheets }));
  const { part, says } = shownPage(page!);
  await until(() => page!.element.querySelector("[data-testid=period-report]") !== null);
  const isOutdated = () => page!.element.querySelector("[data-testid=period-outdated]") !== null;
  part("create-period").click();
  await until(() => plans.length > 4 && !part("create-period").disabled);
  expect(isOutdated()).toBe(false);
  part("look-for-reports").click();
  await until(isOutdated);
  expect(says("period-outdated")).toContain("“May Cup – report” was made after it");
});
