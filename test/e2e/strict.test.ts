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
