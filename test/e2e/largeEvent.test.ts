import type { Frame } from "playwright-core";
import { largeSwiss } from "../fixtures/largeSwiss";
import { WorkbenchPage } from "./workbenchPage";
import { reportRows } from "./reportRows";

let workbench: WorkbenchPage;
let pane: Frame;
const START = "Start";
const part = (id: string) => pane.locator(`[data-testid=${id}]`);
const sheets = () => workbench.page.evaluate(() => window.workbench!.sheets());

beforeAll(async () => {
  workbench = await WorkbenchPage.open();
  pane = await workbench.pane();
  await workbench.write(START, "A198", [["Start", "1 November 2025"]]);
  await workbench.write(START, "A200", largeSwiss(300, 11) as (string | number)[][]);
  await workbench.select(START, "B230");
  await part("use-selection").click();
  await part("create-report").waitFor();
});

afterEach(() => {
  expect(workbench.complaints).toEqual([]);
});

afterAll(async () => {
  await (workbench as WorkbenchPage | undefined)?.close();
});

test("300 players over 11 rounds are understood; that the sample stands above is all there is to say", async () => {
  expect(await part("understood").textContent()).toMatch(/300 players[^]*1650 games/);
  expect(await part("findings").textContent()).toMatch(
    /^\s*To look at\s*The sheet has other tables \([^)]*\)\. Only the one that is selected is read\.\s*$/,
  );
});

test("the writing can be cancelled, and leaves nothing behind", async () => {
  await pane.evaluate(() => {
    const clickAtOnce = new MutationObserver(() => {
      const cancel = document.querySelector<HTMLButtonElement>("[data-testid=cancel]");
      if (cancel === null) return;
      clickAtOnce.disconnect();
      cancel.click();
    });
    clickAtOnce.observe(document.body, { childList: true, subtree: true });
  });
  await part("create-report").click();
  await pane.waitForFunction(() =>
    document.querySelector("[data-testid=status]")!.textContent.includes("Cancelled"),
  );
  expect(await sheets()).toEqual([START]);
});

test("the report is written with its progress", async () => {
  await part("create-report").click();
  await part("progress").waitFor();
  await part("undo").waitFor();
  expect(await sheets()).toEqual([START, "Rating report", "Rating games"]);
  const { values } = await workbench.read("Rating report", "A1:Z330");
  expect(values.filter((row) => row.some((value) => String(value).startsWith("#")))).toEqual([]);
  const rows = await reportRows(workbench, "Rating report", 302);
  const changes = rows.map((row) => Number(row["change"] ?? 0));
  expect(changes.filter((change) => change !== 0).length).toBeGreaterThan(200);
  await workbench.screenshot("report-large");
});
