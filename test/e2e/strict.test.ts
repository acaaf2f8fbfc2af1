import { readFileSync } from "node:fs";
import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, settled, says } = under;

/** Begins to type in a cell. */
async function beginToType(): Promise<void> {
  const { x, y } = await under.workbench.pointIn(START, "A30");
  await under.workbench.page.mouse.click(x, y);
  await under.workbench.typeAsPerson("half a te");
}

test("edit: whoever is typing in a cell is told to finish it, and nothing is made", async () => {
  await understand();
  await settled();
  await beginToType();
  /** Without taking the focus: in Excel that would not end the edit, in this engine it does. */
  await part("create-sheet").evaluate((button: HTMLElement) => {
    button.click();
  });
  await says("status", "Finish it with Enter");
  expect(await sheets()).toEqual([START]);
  await under.workbench.page.keyboard.press("Escape");
});

test("engine, collapse: the functions answer in an engine of 2016", async () => {
  await under.workbench.write(START, "A30:A31", [["=FIDE.PD(100)"], ["=FIDE.KFACTOR(2300,12)"]]);
  const { values } = await under.workbench.read(START, "A30:A31");
  expect(values).toEqual([[0.64], [40]]);
  expect(await under.workbench.page.evaluate(() => typeof Object.entries)).toBe("function");
});

test("what whoever looks into a fault has to know is copied, and the way to the manual leads there", async () => {
  await understand();
  const foot = under.pane.locator(".foot");
  await foot.locator("[data-testid=copy-details]").click();
  expect(await foot.locator("[data-testid=details-said]").textContent()).toContain("Copied");
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect((await foot.locator("[data-testid=details]").inputValue()).split("\n")).toEqual([
    `FIDE Rating: ${version}`,
    "Program: Excel",
    "Platform: OfficeOnline",
    expect.stringMatching(/^Office version: 16\./),
    expect.stringMatching(/^Language: en/),
    "Edition: 2005, by the event’s day",
    expect.stringMatching(/^Requirement sets: ExcelApi 1\.\d+, CustomFunctionsRuntime 1\.\d+$/),
  ]);
  await under.workbench.screenshot("details");
  const [manual] = await Promise.all([
    under.workbench.page.context().waitForEvent("page"),
    foot.locator("[data-testid=help]").click(),
  ]);
  await manual.waitForLoadState();
  expect(await manual.textContent("h1")).toBe("How it is used");
  await manual.close();
});
