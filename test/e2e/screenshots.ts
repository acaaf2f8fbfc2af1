import { WorkbenchPage } from "./workbenchPage";

const IMAGES = "docs/images";

/** `npm run screenshots`: the pictures of the README, taken anew. */
async function takeScreenshots(): Promise<void> {
  const workbench = await WorkbenchPage.open();
  const { page } = workbench;
  const pane = await workbench.pane();
  await page.screenshot({ path: `${IMAGES}/workbench.png` });
  await page.setViewportSize({ width: 1600, height: 1000 });
  await workbench.select("Start", "B8");
  await pane.click("[data-testid=use-selection]");
  await pane.click("[data-testid=create-sheet]");
  await pane.waitForSelector("[data-testid=undo]");
  await page.screenshot({ path: `${IMAGES}/iteration.png` });
  await workbench.close();
}

void takeScreenshots();
