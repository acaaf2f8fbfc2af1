import { readdirSync } from "node:fs";
import type { Frame } from "playwright-core";
import { WorkbenchPage } from "./workbenchPage";

let workbench: WorkbenchPage;
beforeAll(async () => {
  workbench = await WorkbenchPage.open();
});
afterAll(async () => {
  await (workbench as WorkbenchPage | undefined)?.close();
});

const FRENCH = /\/addin\/fr\.[0-9a-f]{8}\.js$/;
const PARTS = /\/addin\/\w+\.[0-9a-f]{8}\.js$/;

/** The server has these files no more. */
async function gone(isGone: (url: string) => boolean): Promise<void> {
  await workbench.page.unrouteAll();
  await workbench.page.route(PARTS, (route) =>
    isGone(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

const comeBack = () => gone(() => false);

async function frame(): Promise<Frame> {
  return (await (await workbench.page.waitForSelector("#taskpane")).contentFrame())!;
}

const says = async (pane: Frame, place: string) =>
  (await pane.textContent(`${place} [data-testid=not-loaded]`))!.replace(/\s+/g, " ");

const NOT_LOADED = "Une partie du volet n’a pas pu être chargée : le réseau est coupé";

test("the first screen needs its language alone; what else is asked for and gone is told, and comes again", async () => {
  await gone((url) => !FRENCH.test(url));
  await workbench.visit({ search: "?lang=fr" });
  const pane = await workbench.pane();
  await workbench.select("Départ", "B8");
  await pane.click("[data-testid=use-selection]");
  await pane.waitForSelector("[data-testid=understood]");
  expect(await says(pane, "[data-testid=why] [role=status]")).toContain(NOT_LOADED);

  await pane.click("[data-testid=create-report]");
  await pane.waitForSelector("[data-testid=status] [data-testid=reload]");
  expect(await pane.textContent("[data-testid=status]")).toContain("rechargez le volet");

  await pane.click("[data-testid=tab-ratings]");
  expect(await says(pane, "#panel-ratings [role=status]")).toContain(NOT_LOADED);
  await workbench.screenshot("part-not-loaded-fr");

  await comeBack();
  await pane.click("[data-testid=tab-ratings]");
  await pane.waitForSelector("[data-testid=create-period]");
  await pane.click("[data-testid=tab-crosstable]");
  await pane.click("[data-testid=create-report]");
  await pane.waitForSelector("[data-testid=undo]");
});

test("without its language the pane says so, and is loaded anew by its button", async () => {
  await gone((url) => FRENCH.test(url));
  await workbench.visit({ search: "?lang=fr" });
  expect(await says(await frame(), "main [role=alert]")).toContain(NOT_LOADED);
  await comeBack();
  await (await frame()).click("[data-testid=reload]");
  const pane = await workbench.pane();
  expect(await pane.textContent("h1")).toBe("Classement FIDE");
  await workbench.select("Départ", "B8");
  await pane.click("[data-testid=use-selection]");
  await pane.waitForSelector("[data-testid=understood]");
});

test("once all parts have come, the pane does without the network", async () => {
  await comeBack();
  await workbench.visit({});
  const pane = await workbench.pane();
  const all = readdirSync("dist").filter((file) => PARTS.test(`/addin/${file}`)).length;
  await pane.waitForFunction(
    ([part, count]) =>
      performance.getEntriesByType("resource").filter(({ name }) => new RegExp(part).test(name))
        .length === count,
    [PARTS.source, all] as const,
  );
  await gone(() => true);
  for (const tab of ["file", "ratings", "sheets", "functions"]) {
    await pane.click(`[data-testid=tab-${tab}]`);
    await pane.waitForSelector(`#panel-${tab} h2`);
  }
});
