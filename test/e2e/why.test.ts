import type { Frame } from "playwright-core";
import { axeFinds } from "./axe";
import { workbenchUnderTest } from "./workbenchUnderTest";

const under = workbenchUnderTest();
const START = "Start";

const textOf = async (pane: Frame, id: string) =>
  (await pane.textContent(`[data-testid=${id}]`))!.replace(/\s+/g, " ").trim();

test("a click on a cell with functions explains it, an error too; other values are tried beside the sheet", async () => {
  const { workbench } = under;
  const pane = await workbench.pane();
  await workbench.write(START, "P1", [
    ['=ROUND(FIDE.RU(P2,2,9,"robin",2005),0)'],
    [2348],
    ['=FIDE.CHANGE(P2,{2400,2300},{1,"x"},20,2024)'],
  ]);
  await workbench.select(START, "P1");
  await pane.waitForSelector("[data-testid=why-result]");
  expect(await textOf(pane, "why-result")).toBe("2150");
  expect(await textOf(pane, "why")).toContain("2348 − 220 × 9/10 = 2150 10.25 (2005)");
  expect(await axeFinds(pane)).toEqual([]);

  await pane.click("[data-testid=why-different]");
  await pane.fill("[data-testid='why-try-0.score']", "4.5");
  await pane.press("[data-testid='why-try-0.score']", "Enter");
  await pane.waitForSelector("[data-testid=why-otherwise]");
  expect(await textOf(pane, "why-otherwise")).toBe("2348");
  expect((await workbench.read(START, "P1")).values).toEqual([[2150]]);

  await workbench.write(START, "P2", [[2300]]);
  await pane.waitForSelector("[data-testid=why-result][data-value='2102']");

  await workbench.select(START, "P3");
  await pane.waitForFunction(() => document.body.innerText.includes("scores (row 1, column 2)"));
  expect(await textOf(pane, "why")).toContain("“x”. Expected 1, 0.5, 0");

  await pane.click("[data-testid=why-sources] button");
  await pane.waitForFunction(() => document.body.innerText.includes("P2: nothing to explain"));
});

test("Ru (new) of an iteration in one click, and that it was typed over; in French, in the dark", async () => {
  const { workbench } = under;
  await workbench.visit({
    search: "?lang=fr",
    options: { colorScheme: "dark", viewport: { width: 1280, height: 720 } },
  });
  const pane = await workbench.pane();
  const [start = ""] = await workbench.page.evaluate(() => window.workbench!.sheets());
  await workbench.select(start, "B8");
  await pane.click("[data-testid=use-selection]");
  await pane.click("[data-testid=create-sheet]");
  await pane.waitForSelector("[data-testid=undo]");
  const made = (await workbench.page.evaluate(() => window.workbench!.sheets()))[1]!;
  const [first = ""] = (await workbench.names(made))["Ru_new"]!.split(":");
  const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(first)!;
  const cell = `${column}${Number(row) + 2}`;
  await workbench.select(made, cell);
  await pane.waitForSelector("[data-testid=why-result][data-value='2414']");
  expect(await textOf(pane, "why")).toContain("Rc (nouveau)");
  expect(await axeFinds(pane)).toEqual([]);

  await workbench.write(made, cell, [[2500]]);
  await pane.waitForSelector("[data-testid=why-differs]");
  expect(await textOf(pane, "why-differs")).toBe(
    "La cellule affiche autre chose : 2500 au lieu de 2414.",
  );
  await pane.waitForSelector("[data-testid=why-changed] button");
});
