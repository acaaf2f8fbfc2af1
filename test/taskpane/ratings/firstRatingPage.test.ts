/** @jest-environment jsdom */
import { dayOf } from "../../../src/rules/day";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import { settingOf } from "../../support/paneSetting";
import type { Row } from "../../support/sheetCells";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";

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
