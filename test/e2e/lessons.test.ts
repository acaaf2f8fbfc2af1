import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, says, axeFinds } = under;

const PRINTED = "8.58 (2011) as printed";
const OF_2005 = "10.54 (2005)";

beforeEach(async () => {
  await part("tab-learn").click();
  await under.workbench.page.setViewportSize({ width: 1280, height: 720 });
});

async function insert(key: string, sheet: string): Promise<void> {
  await part("lesson").selectOption(key);
  await part("insert-lesson").click();
  await says("lesson-status", sheet);
}

const named = async (sheet: string, name: string) => (await under.workbench.names(sheet))[name]!;

const shown = async (sheet: string): Promise<unknown> =>
  (await under.workbench.read(sheet, await named(sheet, "sentence"))).values[0]![0];

/** Whether the paper of a cell is red: the selection makes it a little bluer. */
async function isMarked(sheet: string, address: string): Promise<boolean> {
  const { page } = under.workbench;
  const { x, y } = await under.workbench.pointIn(sheet, address);
  const clip = { x: x - 2, y: y + 3, width: 1, height: 1 };
  const picture = (await page.screenshot({ clip })).toString("base64");
  const [red, green] = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const drawn = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    drawn.drawImage(image, 0, 0);
    const { data } = drawn.getImageData(0, 0, 1, 1);
    return [data[0]!, data[1]!] as const;
  }, picture);
  return red - green > 20;
}

test("a trainer inserts the 2011 example as printed, steps through it, and sees which cells the rule would change", async () => {
  expect(await part("lesson-about").textContent()).toContain("8.58 (2011)");
  expect(await part("lesson-erratum").allTextContents()).toHaveLength(2);
  await insert("printed2011", PRINTED);
  expect(await under.selfCheck("lesson-status")).toBe(
    "Checked: all figures are as printed, misprints included.",
  );
  expect(await sheets()).toEqual([START, PRINTED]);
  expect(await shown(PRINTED)).toContain("ten players, four of them unrated");
  await says("lesson-step", ": step 1 of 12");
  for (let step = 2; step <= 10; step += 1) {
    await part("next-step").click();
    await says("lesson-step", `: step ${step} of 12`);
    expect(await part("lesson-step").textContent()).toContain(await shown(PRINTED));
    await under.workbench.screenshot(`lesson-step-${step}`);
  }
  expect(await isMarked(PRINTED, "L8")).toBe(false);
  await part("next-step").click();
  await says("lesson-step", ": step 11 of 12");
  await under.workbench.screenshot("lesson-marked");
  /** We of A, B and F, the first Ru of C and E; D and G stay as they are. */
  for (const cell of ["L8", "L9", "L13", "I10", "I12"]) {
    expect(await isMarked(PRINTED, cell)).toBe(true);
  }
  for (const cell of ["L11", "L14", "K10"]) expect(await isMarked(PRINTED, cell)).toBe(false);
  await part("next-step").click();
  await says("lesson-step", ": step 12 of 12");
  expect(await isMarked(PRINTED, "L24")).toBe(true);
  expect(await axeFinds()).toEqual([]);
  await part("first-step").click();
  await says("lesson-step", ": step 1 of 12");
  expect(await isMarked(PRINTED, "L8")).toBe(false);
});

test("back and forth work on the lesson in view; without the pane the number is typed", async () => {
  await part("next-step").click();
  await says("lesson-status", "The sheet in view is no lesson");
  await part("lesson-style").selectOption("plain");
  await insert("printed2005", OF_2005);
  await insert("printed2011", PRINTED);
  await under.workbench.select(OF_2005, "A1");
  await part("next-step").click();
  await says("lesson-step", `${OF_2005}: step 2 of 11`);
  await part("previous-step").click();
  await says("lesson-step", ": step 1 of 11");
  expect(await shown(PRINTED)).toContain("8.58 (2011)");
  await under.workbench.write(OF_2005, await named(OF_2005, "step"), [[10]]);
  expect(await shown(OF_2005)).toContain("2.55 instead of 2.62");
  await part("next-step").click();
  await says("lesson-step", ": step 11 of 11");
  await part("next-step").click();
  await says("lesson-step", ": step 11 of 11");
  /** However fast they come, every press counts. */
  await part("first-step").click();
  for (let press = 0; press < 3; press += 1) await part("next-step").click();
  await says("lesson-step", ": step 4 of 11");
});

test("French, dark, 300 pixels wide: nothing cut, nothing axe complains of", async () => {
  await under.visit({ search: "?lang=fr", options: { colorScheme: "dark" } });
  await under.workbench.page.addStyleTag({ content: "#taskpane { width: 300px !important }" });
  await part("tab-learn").click();
  await insert("strongerField", "10.54 (2005), F 2380");
  await part("next-step").click();
  await says("lesson-step", "pas 2 sur 8");
  expect(await under.overflow()).toBe(0);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("lesson-french");
});
