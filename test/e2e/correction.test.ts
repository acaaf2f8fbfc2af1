import { CORRECTED_TRF, SMALL_TRF } from "../fixtures/trf";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, says, axeFinds } = under;

async function reportOf(text: string): Promise<void> {
  await part("tab-file").click();
  const file = { name: "geneve.trf", mimeType: "text/plain", buffer: Buffer.from(text) };
  await part("open-file").setInputFiles(file);
  await under.pane.waitForFunction(
    () => document.querySelector<HTMLElement>("#panel-crosstable")?.hidden === false,
  );
  await part("create-report").click();
}

test("a corrected file against the report made before: what changed, for whom, by how much", async () => {
  await part("tab-ratings").click();
  await says("too-few-reports", "Keep the report made before");
  await reportOf(SMALL_TRF);
  await part("undo").waitFor();
  await reportOf(CORRECTED_TRF);
  await part("make-new").click();
  await part("undo").waitFor();
  await part("tab-ratings").click();
  await part("report-before").waitFor();
  expect(await part("report-before").inputValue()).toBe("Open de Genève – report");
  expect(await part("report-after").inputValue()).toBe("Open de Genève – report (2)");
  /** Of two reports of one event the period counts the corrected one. */
  expect(
    await part("period-report").evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).checked),
    ),
  ).toEqual([false, true]);
  await part("compare").click();
  await says("compare-status", "correction");
  expect((await sheets()).slice(-1)).toEqual(["Open de Genève – correction"]);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.page.setViewportSize({ width: 1600, height: 900 });
  await part("compare").scrollIntoViewIfNeeded();
  await under.workbench.screenshot("correction");
  const { text } = await under.workbench.read("Open de Genève – correction", "A1:E20");
  expect(text[2]![0]).toContain("Players whose rating differs: 2 · whose figures differ: 2");
  const causes = text.slice(text.findIndex(([, name]) => name === "What was corrected") + 1);
  expect(causes[0]!.slice(1, 3)).toEqual([
    "Zürcher, A",
    "round 2 against Player, C: result 0.5 → 1",
  ]);
  const effects = text.filter(([number]) => Number(number) > 0);
  expect(effects.map(([, name, difference]) => [name, difference])).toEqual([
    ["Zürcher, A", "+5"],
    ["Player, C", "−10"],
  ]);
  await part("report-before").selectOption("Open de Genève – report (2)");
  await part("compare").click();
  await says("compare-status", "Twice the same.");
});

test("two periods of one list, before and after a correction: whose Rn differs, in which event, by which game", async () => {
  await reportOf(SMALL_TRF);
  await part("undo").waitFor();
  await part("tab-ratings").click();
  await part("create-period").click();
  await says("period-status", "Made:");
  await reportOf(CORRECTED_TRF);
  await part("make-new").click();
  await part("undo").waitFor();
  await part("tab-ratings").click();
  await part("period-report").nth(1).waitFor();
  await part("create-period").click();
  await part("make-new").click();
  await says("period-status", "Made:");
  await part("tab-file").click();
  await part("tab-ratings").click();
  await part("report-before").locator("option").nth(3).waitFor({ state: "attached" });
  const periods = (await sheets()).filter((name) => /^Ratings \S+(?: \(\d\))?$/.test(name));
  expect(periods).toHaveLength(2);
  const [before, after] = periods.sort((one, other) => one.length - other.length);
  await part("report-before").selectOption(before!);
  await part("report-after").selectOption(after!);
  await part("compare").click();
  await says("compare-status", "comparison");
  expect(await axeFinds()).toEqual([]);
  await under.workbench.page.setViewportSize({ width: 1600, height: 900 });
  await part("compare").scrollIntoViewIfNeeded();
  await under.workbench.screenshot("compared-periods");
  const [made] = (await sheets()).slice(-1);
  const { text } = await under.workbench.read(made!, "A1:F30");
  expect(text[2]![0]).toContain("Players whose new rating differs: 2");
  const causes = text.slice(text.findIndex(([, name]) => name === "Where it comes from") + 1);
  expect(causes.slice(0, 2).map((row) => row.slice(1, 3))).toEqual([
    ["Zürcher, A", "Open de Genève: ΔR −0.11 → +0.39"],
    ["Zürcher, A", "Open de Genève: round 2 against Player, C: result 0.5 → 1"],
  ]);
});
