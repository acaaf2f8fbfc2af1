import { CURVE_KEYS } from "../../src/i18n/learn/curves";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, says, axeFinds } = under;

async function drawn(curve: string): Promise<string> {
  const before = await sheets();
  await part("curve").selectOption(curve);
  await part("create-curve").click();
  await says("curve-status", "Made: ");
  return (await sheets()).find((sheet) => !before.includes(sheet))!;
}

/** Drawn, and no longer being drawn. */
async function chartIsThere(): Promise<void> {
  await under.workbench.page.locator(".o-figure canvas").first().waitFor();
}

test("every curve is drawn beside its table, and follows a blue number", async () => {
  await under.workbench.write("Start", "T40", [["Elo"], [1402], [1499], [1500], [1688], [2301]]);
  await part("tab-learn").click();
  await part("create-curve").waitFor();
  expect(await axeFinds()).toEqual([]);
  for (const curve of CURVE_KEYS) {
    if (curve === "histogram") await under.workbench.select("Start", "T42");
    const sheet = await drawn(curve);
    await chartIsThere();
    await under.workbench.page.waitForTimeout(300);
    await under.workbench.screenshot(`curve-${curve}`);
    if (curve !== "expectation") continue;
    const { difference, table_of_difference: answer } = await under.workbench.names(sheet);
    await under.workbench.write(sheet, difference!, [[345]]);
    expect((await under.workbench.read(sheet, answer!)).values).toEqual([[0.89]]);
  }
});

test("without a list of ratings nothing is drawn, and it is said what to select", async () => {
  await under.workbench.select("Start", "Z199");
  await part("tab-learn").click();
  await part("curve").selectOption("histogram");
  await part("create-curve").click();
  await says("curve-status", "Select the ratings of a list first");
});
