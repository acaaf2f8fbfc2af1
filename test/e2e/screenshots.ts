import type { Frame } from "playwright-core";
import { dayOf } from "../../src/rules/day";
import { largeSwiss } from "../fixtures/largeSwiss";
import { CORRECTED_TRF, SMALL_TRF } from "../fixtures/trf";
import { WorkbenchPage } from "./workbenchPage";

/** Where the pages have them, unless another folder is named. */
const IMAGES = process.argv[2] ?? "docs/images";
const START = "Start";

/** `npm run screenshots`: the pictures of the README and of docs, taken anew. */
async function takeScreenshots(): Promise<void> {
  const workbench = await WorkbenchPage.open();
  const pane = await workbench.pane();
  await workbench.page.screenshot({ path: `${IMAGES}/workbench.png` });
  await workbench.page.setViewportSize({ width: 1600, height: 1000 });
  await workbench.select(START, "B8");
  await pane.click("[data-testid=use-selection]");
  await pane.click("[data-testid=create-sheet]");
  await pane.waitForSelector("[data-testid=undo]");
  await workbench.page.screenshot({ path: `${IMAGES}/iteration.png` });
  await takeReport(workbench);
  await takeFile(workbench);
  await takeFirstRating(workbench);
  await takePeriod(workbench);
  await takeCorrection(workbench);
  await takeLearning(workbench);
  await workbench.close();
}

/** A Swiss of twelve on a sheet of its own: read, as a report, its games, a player's page. */
async function takeReport(workbench: WorkbenchPage): Promise<void> {
  await workbench.visit({});
  const { page } = workbench;
  await page.setViewportSize({ width: 1500, height: 760 });
  const pane = await workbench.pane();
  await page.click(".o-add-sheet");
  const sheet = (await page.evaluate(() => window.workbench!.sheets())).find(
    (name) => name !== START,
  )!;
  await workbench.write(sheet, "A1", [["Autumn Open, 11–15 October 2025"], [], ...swiss()]);
  await workbench.select(sheet, "C6");
  await pane.click("[data-testid=use-selection]");
  await pane.locator("[data-testid=player-pages]").check();
  await top(pane);
  await page.screenshot({ path: `${IMAGES}/swiss.png` });
  await pane.click("[data-testid=create-report]");
  await pane.waitForSelector("[data-testid=undo]");
  await top(pane);
  for (const [made, image] of [
    ["Autumn Open – report", "report"],
    ["Autumn Open – games", "games"],
    ["Autumn Open – pages", "pages"],
  ] as const) {
    await workbench.select(made, "A1");
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: `${IMAGES}/${image}.png` });
  }
}

/** A tournament file, opened: its sheet, and what the pane says of it. */
async function takeFile(workbench: WorkbenchPage): Promise<void> {
  const pane = await openAt(workbench, "file");
  const file = { name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(SMALL_TRF) };
  await pane.locator("[data-testid=open-file]").setInputFiles(file);
  await pane.waitForSelector("[data-testid=understood]");
  await pane.locator("[data-testid=deadlines]").scrollIntoViewIfNeeded();
  await workbench.page.waitForTimeout(SETTLED);
  await workbench.page.screenshot({ path: `${IMAGES}/file.png` });
}

/** The three events of 8.34 (2011). */
async function takeFirstRating(workbench: WorkbenchPage): Promise<void> {
  const pane = await openAt(workbench, "ratings");
  await workbench.write(START, "A200", [
    ["Event", "Date", "Kind", "Rc", "W", "n"],
    ["First", dayOf(2012, 3, 1), "Swiss", 2220, 1, 3],
    ["Second", dayOf(2012, 4, 1), "Swiss", 2150, 3, 5],
    ["Third", dayOf(2012, 5, 1), "Swiss", 2200, 2.5, 4],
  ]);
  await workbench.select(START, "B202");
  await pane.click("[data-testid=create-first-rating]");
  await pane.waitForSelector("[data-testid=ratings-status] p:not(:empty)");
  await workbench.page.waitForTimeout(SETTLED);
  await workbench.page.screenshot({ path: `${IMAGES}/first-rating.png` });
}

/** Two Swiss events of one month, and the ratings after them. */
async function takePeriod(workbench: WorkbenchPage): Promise<void> {
  const pane = await openAt(workbench, "crosstable");
  for (const [row, day, rounds] of [
    [200, 4, 5],
    [240, 18, 7],
  ] as const) {
    await workbench.write(START, `A${row}`, [["Date", `=DATE(2025,10,${day})`]]);
    await workbench.write(START, `A${row + 2}`, swiss(rounds));
    await workbench.select(START, `C${row + 4}`);
    await pane.click("[data-testid=use-selection]");
    await pane.waitForFunction(
      (date) =>
        document.querySelector<HTMLInputElement>("[data-testid=start-date]")?.value === date,
      `2025-10-${String(day).padStart(2, "0")}`,
    );
    await pane.click("[data-testid=create-report]");
    await pane.waitForSelector("[data-testid=undo]");
  }
  await makeOfReports(workbench, pane, "create-period", "period");
}

/** A file, and the same with one result corrected. */
async function takeCorrection(workbench: WorkbenchPage): Promise<void> {
  const pane = await openAt(workbench, "file");
  for (const text of [SMALL_TRF, CORRECTED_TRF]) {
    await pane.click("[data-testid=tab-file]");
    const file = { name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(text) };
    await pane.locator("[data-testid=open-file]").setInputFiles(file);
    await pane.waitForSelector("#panel-crosstable:not([hidden]) [data-testid=create-report]");
    await pane.click("[data-testid=create-report]");
    if (text === CORRECTED_TRF) await pane.click("[data-testid=make-new]");
    await pane.waitForSelector("[data-testid=undo]");
  }
  await makeOfReports(workbench, pane, "compare", "correction");
}

/** The example of 8.58 (2011) at half way, the same by three editions, and an exercise with three answers. */
async function takeLearning(workbench: WorkbenchPage): Promise<void> {
  const pane = await openAt(workbench, "learn");
  const taken = async (id: string, image: string) => {
    await pane.locator(`[data-testid=${id}]`).scrollIntoViewIfNeeded();
    await workbench.page.waitForTimeout(SETTLED);
    await workbench.page.screenshot({ path: `${IMAGES}/${image}.png` });
  };
  await pane.selectOption("[data-testid=lesson]", "printed2011");
  await pane.click("[data-testid=insert-lesson]");
  for (const step of [2, 3, 4, 5]) {
    await pane.click("[data-testid=next-step]");
    await pane.locator("[data-testid=lesson-step]", { hasText: `step ${step} of` }).waitFor();
  }
  await taken("next-step", "lesson");
  for (const id of [2005, 2011, 2014]) await pane.check(`[data-testid=compare-edition-${id}]`);
  await pane.click("[data-testid=create-comparison]");
  await pane.waitForSelector("[data-testid=compare-editions-status] p:not(:empty)");
  await taken("create-comparison", "comparison");
  await pane.click("[data-testid=create-exercise]");
  await pane.waitForSelector("[data-testid=exercise-status] p:not(:empty)");
  const [questions = "", answers = ""] = (
    await workbench.page.evaluate(() => window.workbench!.sheets())
  ).slice(-2);
  const { values } = await workbench.read(answers, "E8");
  await workbench.write(questions, "E8", [[Number(values[0]?.[0])], [0.99]]);
  await taken("create-exercise", "exercise");
}

async function makeOfReports(
  workbench: WorkbenchPage,
  pane: Frame,
  id: string,
  image: string,
): Promise<void> {
  await pane.click("[data-testid=tab-ratings]");
  const button = pane.locator(`[data-testid=${id}]`);
  await button.click();
  await pane.waitForSelector(`[data-testid=${id.replace("create-", "")}-status] p:not(:empty)`);
  await button.scrollIntoViewIfNeeded();
  await workbench.page.waitForTimeout(SETTLED);
  await workbench.page.screenshot({ path: `${IMAGES}/${image}.png` });
}

async function openAt(workbench: WorkbenchPage, tab: string): Promise<Frame> {
  await workbench.visit({});
  await workbench.page.setViewportSize({ width: 1500, height: 860 });
  const pane = await workbench.pane();
  await pane.click(`[data-testid=tab-${tab}]`);
  return pane;
}

/** Ratings of a field in which not everybody is equal. */
function swiss(rounds = 5): (string | number)[][] {
  const [headings, ...rows] = largeSwiss(12, rounds) as (string | number)[][];
  const spread = rows.map(([number, name, rating, ...games], index) => [
    number!,
    name!,
    rating === 0 ? 0 : 2420 - 61 * index,
    ...games,
  ]);
  return [headings!, ...spread];
}

/** Milliseconds after which the engine has drawn its changed cells. */
const SETTLED = 800;

async function top(pane: Frame): Promise<void> {
  await pane.evaluate(() => {
    scrollTo(0, 0);
  });
}

void takeScreenshots();
