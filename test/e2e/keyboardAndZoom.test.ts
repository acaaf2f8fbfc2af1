import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, visit, understand, axeFinds, overflow, tabTo } = under;

/** Where the focus is: in the strip of buttons, in the sheet, or in the pane and there on what. */
function focused(): Promise<string> {
  return under.workbench.page.evaluate(() => {
    const active = document.activeElement;
    const pane = document.querySelector<HTMLIFrameElement>("#taskpane");
    if (active === pane) return `pane ${pane?.contentDocument?.activeElement?.id ?? ""}`;
    return active?.closest(".strip, .sheet")?.className ?? "";
  });
}

test("F6 goes from the sheet into the pane, to the buttons and back; Shift+F6 the other way", async () => {
  const { keyboard } = under.workbench.page;
  const round = async (key: string) => {
    const places: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await keyboard.press(key);
      places.push(await focused());
    }
    return places;
  };
  expect(await focused()).toBe("sheet");
  expect(await round("F6")).toEqual(["pane tab-crosstable", "strip", "sheet"]);
  expect(await round("Shift+F6")).toEqual(["strip", "pane tab-crosstable", "sheet"]);
  await keyboard.press("F6");
  await keyboard.press("ArrowRight");
  expect(await focused()).toBe("pane tab-file");
  await keyboard.press("Shift+F6");
  await under.workbench.typeAsPerson("here");
  await keyboard.press("Enter");
  expect((await under.workbench.read(START, "A1")).values).toEqual([["here"]]);
  await keyboard.press("F6");
  expect(await focused()).toBe("pane tab-file");
});

test("from the table to the report and to a number's explanation without a mouse", async () => {
  const { keyboard } = under.workbench.page;
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
  };
  await press("ArrowDown", 7);
  await press("ArrowRight", 1);
  await keyboard.press("F6");
  await tabTo("use-selection");
  await keyboard.press("Enter");
  await part("understood").waitFor();
  await under.settled();
  await tabTo("create-report");
  await keyboard.press("Enter");
  await part("undo").waitFor();
  const [, report = ""] = await under.sheets();
  const [cell = ""] = (await under.workbench.names(report))["Rn"]!.split(":");
  const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(cell)!;
  expect(letters).toHaveLength(1);
  await press("F6", 2);
  expect(await focused()).toBe("sheet");
  await press("ArrowRight", letters.charCodeAt(0) - "A".charCodeAt(0));
  await press("ArrowDown", Number(row) - 1);
  const { values } = await under.workbench.read(report, cell);
  await under.pane.waitForSelector(`[data-testid=why-result][data-value="${values[0]![0]}"]`);
  expect(await part("why").textContent()).toContain(` ${cell}`);
  await keyboard.press("F6");
  await tabTo("why-sources");
  await keyboard.press("Enter");
  await under.pane.waitForFunction(
    (asked) => !document.querySelector("[data-testid=why]")!.textContent.includes(asked),
    ` ${cell}`,
  );
});

test("a pane that was put away is left out", async () => {
  const { page } = under.workbench;
  await page.click("[data-testid=toggle-pane]");
  expect(await focused()).toBe("strip");
  await page.keyboard.press("F6");
  expect(await focused()).toBe("sheet");
  await page.keyboard.press("F6");
  expect(await focused()).toBe("strip");
});

test("at 200 % zoom sheet and pane stand beside each other, and the pane can be used", async () => {
  await visit({ options: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } });
  const { page } = under.workbench;
  const sheet = (await page.locator(".o-grid-overlay").boundingBox())!;
  const pane = (await page.locator("#taskpane").boundingBox())!;
  expect(sheet.width).toBeGreaterThan(200);
  expect(sheet.height).toBeGreaterThan(100);
  expect([pane.width >= 320, pane.height >= 300]).toEqual([true, true]);
  await understand();
  expect(await overflow()).toBe(0);
  expect(await axeFinds()).toEqual([]);
  const create = part("create-sheet");
  await create.scrollIntoViewIfNeeded();
  const box = (await create.boundingBox())!;
  expect(box.y >= 0 && box.y + box.height <= 360).toBe(true);
  await under.workbench.screenshot("zoom");
});

test("at 400 % the pane takes the sheet's place, and gives it back", async () => {
  await under.workbench.visit({ options: { viewport: { width: 320, height: 256 } } });
  const { page } = under.workbench;
  expect(await page.isVisible("#taskpane")).toBe(false);
  await page.click("[data-testid=toggle-pane]");
  under.pane = await under.workbench.pane();
  await part("use-selection").waitFor();
  expect(await page.isVisible(".o-grid-overlay")).toBe(false);
  await page.click("[data-testid=toggle-pane]");
  await page.locator(".o-grid-overlay").waitFor();
});

test("semicolons are read as commas, and explained beside commas", async () => {
  const { page } = under.workbench;
  await under.workbench.type(16, 1, "=FIDE.RU(2348;7;9)");
  await under.workbench.type(16, 2, "=FIDE.RU(2348,5;7;9)");
  const { values, formulas } = await under.workbench.read(START, "P1:P2");
  expect(formulas[0]).toEqual(["=FIDE.RU(2348,7,9)"]);
  expect([typeof values[0]![0], values[1]![0]]).toEqual(["number", "#NAME?"]);
  const message = await page.evaluate(() => window.workbench!.message("Start", "P2"));
  expect(message).toContain("separated by commas");
});
