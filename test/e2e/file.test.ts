import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { WorkbenchPage } from "./workbenchPage";
import { axeFinds } from "./axe";

let workbench: WorkbenchPage;
let pane: Frame;
const part = (id: string) => pane.locator(`[data-testid=${id}]`);
const sheets = () => workbench.page.evaluate(() => window.workbench!.sheets());

beforeAll(async () => {
  workbench = await WorkbenchPage.open();
});
beforeEach(async () => {
  workbench.complaints.length = 0;
  await workbench.visit({});
  pane = await workbench.pane();
});
afterAll(async () => {
  await workbench.close();
});

test("x", async () => {
  await part("tab-file").click();
  await workbench.screenshot("file-empty");
  await part("open-file").setInputFiles({
    name: "swiss-52.trf",
    mimeType: "text/plain",
    buffer: readFileSync("/work/shared/data/trf/swiss-52.trf"),
  });
  await part("understood").waitFor();
  console.log(await sheets());
  await workbench.page.setViewportSize({ width: 1500, height: 900 });
  await workbench.screenshot("file-opened");
  await part("create-report").click();
  await part("undo").waitFor();
  await workbench.screenshot("file-report");
  await part("tab-file").click();
  console.log(await axeFinds(pane));
  await workbench.screenshot("file-page");
});
