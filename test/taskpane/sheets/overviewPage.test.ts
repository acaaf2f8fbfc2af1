/** @jest-environment jsdom */
import { sheetsPages } from "../../../src/taskpane/sheets/sheetsPages";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, workbookWithSheets } from "../../support/workbookWithSheets";

function overviewPage(titles: readonly string[]) {
  const { workbook, plans, values } = workbookWithSheets(
    ...titles.map((each) => reportOfTen(each)),
  );
  const [, page] = sheetsPages(settingOf(workbook));
  return { ...shownPage(page!), page: page!, plans, values };
}

test("from five sheets on a list of them is proposed; it links to each", async () => {
  const { page, part, says, plans, values } = overviewPage(["Spring Open", "May Cup", "League"]);
  await until(() => page.element.textContent.includes("holds 6 sheets"));
  expect(part("overview").className).toContain("primary");
  part("overview").click();
  await until(() => says("overview-status").includes("Made: Contents."));
  expect(plans).toHaveLength(7);
  expect(values("Contents")).toEqual(
    expect.arrayContaining(["May Cup – report", "May Cup – games", "rating report"]),
  );
});

test("with fewer sheets it can be made, and is not pressed for", async () => {
  const { page, part } = overviewPage(["Spring Open"]);
  await until(() => page.element.textContent.includes("worth it from five sheets on"));
  expect(part("overview").className).not.toContain("primary");
});
