import { WorkbenchPage } from "./workbenchPage";

const IMAGES = "docs/images";

/** `npm run screenshots`: the pictures of the README, taken anew. */
async function takeScreenshots(): Promise<void> {
  const workbench = await WorkbenchPage.open();
  const pane = await workbench.pane();
  await pane.waitForSelector(".functions");
  await workbench.page.screenshot({ path: `${IMAGES}/workbench.png` });
  await workbench.page.locator("#taskpane").screenshot({ path: `${IMAGES}/pane.png` });
  await workbench.close();
}

void takeScreenshots();
