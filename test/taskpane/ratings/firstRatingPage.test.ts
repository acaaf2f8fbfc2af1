/** @jest-environment jsdom */
import { dayOf } from "../../../src/rules/day";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import { settingOf } from "../../support/paneSetting";
import type { Row } from "../../support/sheetCells";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";
import { TWO_REPORTS, workbookWithSheets } from "../../support/workbookWithSheets";

const EVENTS: Row[] = [
  ["Event", "Date", "Kind", "Rc", "W", "n"],
  ["Open", dayOf(2024, 6, 1), "Swiss", 2000, 3, 8],
];

test("a player's events become the sheet of a first rating", async () => {
  const { workbook, plans } = workbookWithTable(EVENTS);
  const [page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  part("create-first-rating").click();
  await until(() => plans.length > 0 && !part("create-first-rating").disabled);
  expect(plans.map(({ name }) => name)).toEqual(["First rating"]);
  expect(says("ratings-status")).toContain("First rating");
});

test("fewer than two reports cannot be compared", () => {
  const { workbook } = workbookWithTable([]);
  const [, , page] = ratingsPages(settingOf(workbook));
  const { part } = shownPage(page!);
  expect(part("compare").disabled).toBe(true);
  expect(part("too-few-reports")).toBeDefined();
});

test("an unrated player of the reports is chosen, and his events become the sheet of his first rating", async () => {
  const { workbook, plans, values } = workbookWithSheets(...TWO_REPORTS);
  const [page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  const players = () => [
    ...page!.element.querySelectorAll<HTMLInputElement>("[data-testid=unrated-player]"),
  ];
  await until(() => players().length > 0);
  expect(says("unrated-players")).toContain("one of the 4 unrated players");
  expect(players()[0]!.parentElement!.textContent).toMatch(
    /Spring Open: [\d.]+ of \d, Ru \d{4}; May Cup/,
  );
  players()[0]!.dispatchEvent(new Event("change"));
  part("create-first-rating").click();
  await until(() => plans.length > 4 && !part("create-first-rating").disabled);
  expect(says("ratings-status")).toContain("2 events, linked to the reports");
  expect(values(plans.at(-1)!.name)).toEqual(expect.arrayContaining(["Spring Open", "May Cup"]));
});

test("where nobody is unrated that is said; regulations with fewer games by exception offer them", async () => {
  const { workbook } = workbookWithTable(EVENTS);
  const [page] = ratingsPages(settingOf(workbook));
  const { choose, part } = shownPage(page!);
  await until(() => page!.element.textContent.includes("No report of this workbook has"));
  choose("career-edition", "2011");
  choose("career-exception", true);
  expect(part("career-exception").checked).toBe(true);
  choose("career-edition", "2024");
  expect(page!.element.querySelector("[data-testid=career-exception]")).toBeNull();
});
