/** @jest-environment jsdom */
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, SWISS_OF_TEN, workbookWithSheets } from "../../support/workbookWithSheets";

const [first, ...others] = SWISS_OF_TEN.players;
const CORRECTED = { ...SWISS_OF_TEN, players: [{ ...first!, rating: 2580 }, ...others] };

async function correctionPage(...makings: readonly (readonly SheetPlan[])[]) {
  const { workbook, plans } = workbookWithSheets(...makings);
  const [, , page] = ratingsPages(settingOf(workbook));
  const shown = shownPage(page!);
  await until(() => page!.element.querySelector("[data-testid=report-before]") !== null);
  const compare = async () => {
    shown.part("compare").click();
    await until(
      () => !shown.part("compare").disabled && shown.says("compare-status").trim() !== "",
    );
    return shown.says("compare-status");
  };
  return { ...shown, plans, compare };
}

test("two reports of one event are proposed, and become the sheet of what was corrected", async () => {
  const page = await correctionPage(
    reportOfTen("Spring Open"),
    reportOfTen("Spring Open (2)", { event: CORRECTED }),
  );
  expect(await page.compare()).toContain("Made: ");
  expect(page.plans.at(-1)!.names.map(({ name }) => name)).toContain("Rating_correction");
  expect(page.part("compare-status").className).not.toContain("problem");
});

test("a report against itself is not compared, and one whose games are gone cannot be", async () => {
  const [report] = reportOfTen("Spring Open (2)");
  const page = await correctionPage(reportOfTen("Spring Open"), [report!]);
  expect(await page.compare()).toContain("Make it anew");
  const before = page.part("report-before").value;
  page.choose("report-after", before);
  expect(page.says("compare-status").trim()).toBe("");
  expect(await page.compare()).toContain("Twice the same report");
});
