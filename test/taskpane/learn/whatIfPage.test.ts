/** @jest-environment jsdom */
import { EN_LEARN } from "../../../src/i18n/en/learn/learn";
import { WhatIfPage } from "../../../src/taskpane/learn/whatIfPage";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, workbookWithSheets } from "../../support/workbookWithSheets";

const pageOf = (workbook: Parameters<typeof settingOf>[0]) =>
  shownPage(new WhatIfPage(settingOf(workbook), EN_LEARN));

test("how soon a rating is a new one is told for the K and the edition that are chosen, with slips of the print", () => {
  const { choose, says, part } = pageOf({});
  choose("turnover-k", "20");
  expect(says("turnover-answer")).toContain("about 35 games: 700 / K, article 12.3 (2025)");
  choose("what-if-edition", "2005");
  choose("turnover-k", "25");
  expect(says("turnover-answer")).toContain("about 30 games: 750 / K, article 14.3 (2005)");
  choose("what-if-edition", "2014");
  const page = part("turnover-answer").parentElement!;
  expect(page.textContent).toContain("12.3 (2014): “K = 30, 18 games”");
  choose("what-if-edition", "2011");
  expect(page.textContent).toContain("12.3 (2011): “K = 25, 30 games”");
});

test("changes for every score left, the least score above a mark, and a shifted field are answered at once", () => {
  const { choose, says, part } = pageOf({});
  choose("what-if-rating", "2460");
  choose("turnover-k", "10");
  choose("what-if-opponents", "2095 2254 2415 2488 2310 2570 2673");
  const lines = () =>
    [...part("what-if-changes").querySelectorAll("tbody tr")].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
  expect(lines()).toHaveLength(15);
  expect(lines()[9]).toEqual(["4½", "+5.40", "2465"]);
  choose("what-if-score", "4.5");
  choose("what-if-left", "1");
  expect(lines().map(([score]) => score)).toEqual(["4½", "5", "5½"]);
  choose("what-if-opponents", "1600 1700 1940 2100 2150 2430");
  choose("what-if-mark", "2133");
  expect(says("what-if-least")).toContain("5 in these 6 games");
  choose("what-if-mark", "2201");
  expect(says("what-if-least")).toContain("No score");
  expect(part("what-if-field").querySelectorAll("tbody tr")).toHaveLength(3);
  choose("what-if-opponents", "1600 x");
  expect(says("what-if-no-ratings")).toContain("Type the opponents’ ratings");
});

test("a player is taken from the selected line of a report, and the tables become a sheet", async () => {
  const report = reportOfTen("Spring Open");
  const { workbook, plans } = workbookWithSheets(report);
  const { sheet, row } = { sheet: report[0]!.name, row: 5 };
  const read = (await workbook.readSheet!(sheet))!;
  const asked = { ...read.selected, row, rows: 1, column: 1, columns: 1 };
  const { part, says } = pageOf({
    ...workbook,
    readSelection: () => Promise.resolve({ ...read, asked, selected: asked }),
  });
  part("what-if-take").click();
  await until(() => says("what-if-status").includes("Taken"));
  expect(says("what-if-status")).toContain("Taken from the report: A.");
  expect(part("what-if-rating").value).toBe("2600");
  expect(part("what-if-opponents").value.split(" ")).toHaveLength(5);
  part("create-what-if").click();
  await until(() => says("what-if-status").includes("Made"));
  expect(plans.at(-1)!.name).toBe("What if");
});
