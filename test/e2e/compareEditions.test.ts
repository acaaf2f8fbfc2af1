import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, created, says, axeFinds } = under;

/** The sheet in a column, from the players' first line on. */
async function shownIn(sheet: string, name: string): Promise<string[]> {
  const names = await under.workbench.names(sheet);
  const { text } = await under.workbench.read(sheet, names[name]!);
  return text.map(([cell]) => cell!).filter((cell) => cell !== "" && cell !== "–");
}

async function compared(): Promise<string> {
  const before = await sheets();
  await part("create-comparison").click();
  await says("compare-editions-status", "Made: ");
  return (await sheets()).find((sheet) => !before.includes(sheet))!;
}

test("the example as printed, with its sheet in view: by 2005, 2011 and 2014 in one click", async () => {
  await understand();
  await part("edition").selectOption("2011");
  await part("as-printed").check();
  const printed = await created();
  await under.workbench.select(printed, "A1");
  await part("tab-learn").click();
  await part("compare-editions").waitFor();
  expect(await axeFinds()).toEqual([]);
  const sheet = await compared();
  expect(await shownIn(sheet, "Ru_2005")).toEqual(["2414", "2386", "2139", "1989"]);
  expect(await shownIn(sheet, "Ru_2011")).toEqual(["2423", "2393", "2144", "2006"]);
  expect(await shownIn(sheet, "Ru_2014")).toEqual(["2450", "2408", "2144", "2004"]);
  expect(await shownIn(sheet, "change_2011")).toHaveLength(6);
  const { text } = await under.workbench.read(sheet, "A1:B30");
  expect(text.flat().join("\n")).toContain("10.51 (2005); 400 points: 8.54 (2011), 8.54 (2014)");
  await under.workbench.screenshot("compare-editions");
  await part("compare-editions-undo").click();
  await says("compare-editions-status", `Deleted: ${sheet}`);
  expect(await sheets()).not.toContain(sheet);
});

test("by the keyboard alone, of the selected table; with its comparison in view by other editions", async () => {
  await under.visit({ options: { viewport: { width: 1280, height: 720 } } });
  const [start] = await sheets();
  await under.workbench.select(start!, "B8");
  await part("tab-learn").focus();
  await under.workbench.page.keyboard.press("Enter");
  await part("compare-edition-2025").focus();
  await under.workbench.page.keyboard.press("Space");
  await part("create-comparison").focus();
  await under.workbench.page.keyboard.press("Enter");
  await says("compare-editions-status", "Made: ");
  const made = (await sheets()).at(-1)!;
  expect(await shownIn(made, "Ru_2025")).toHaveLength(4);
  await under.workbench.screenshot("compare-four-editions");
  await part("compare-edition-2005").uncheck();
  await part("compare-edition-2011").uncheck();
  await part("create-comparison").click();
  await part("renew").click();
  await says("compare-editions-status", "Made: ");
  expect(await under.workbench.names(made)).not.toHaveProperty("Ru_2005");
  expect(await under.overflow()).toBe(0);
});
