/** @jest-environment jsdom */
import { dayOf } from "../../../src/rules/day";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import { settingOf } from "../../support/paneSetting";
import type { Row } from "../../support/sheetCells";
import { shownPage, workbookWithTable } from "../../support/shownPage";
import { until } from "../../support/until";

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
