import { readFileSync } from "node:fs";
import { workbenchUnderTest } from "./workbenchUnderTest";

const START = "Start";
const under = workbenchUnderTest();

test("the page shows its sample, calculated, and the pane", async () => {
  expect((await under.workbench.read(START, "A19")).values).toEqual([[0.64]]);
  await under.workbench.pane();
  await under.workbench.screenshot("workbench");
});

test("a formula is typed with the keyboard, explained while it is, and calculated", async () => {
  const { page } = under.workbench;
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowRight");
  await under.workbench.typeAsPerson("=FIDE.PD(");
  const help = await page.waitForSelector(".o-formula-assistant");
  expect(await help.textContent()).toContain("FIDE.PD");
  await under.workbench.screenshot("typing");
  await under.workbench.typeAsPerson("100)");
  await page.keyboard.press("Enter");
  expect(await under.workbench.read(START, "P1")).toEqual({
    values: [[0.64]],
    text: [["0.64"]],
    formulas: [["=FIDE.PD(100)"]],
  });
});

test("a table spills; an edit follows; undo takes it back", async () => {
  await under.workbench.write(START, "P1", [
    [100],
    [200],
    ["=FIDE.PD(P1:P2)"],
    [null],
    ["=SUM(P3#)"],
  ]);
  expect((await under.workbench.read(START, "P3:P5")).values.flat()).toEqual([0.64, 0.76, 1.4]);
  await under.workbench.type(16, 1, "-100");
  expect((await under.workbench.read(START, "P3:P5")).values.flat()).toEqual([0.36, 0.76, 1.12]);
  await under.workbench.page.keyboard.press("Control+z");
  expect((await under.workbench.read(START, "P3:P5")).values.flat()).toEqual([0.64, 0.76, 1.4]);
});

test("an error tells why when it is pointed at", async () => {
  const { x, y } = await under.workbench.pointIn(START, "A22");
  expect((await under.workbench.read(START, "A22")).values).toEqual([["#N/A"]]);
  await under.workbench.page.mouse.move(x, y);
  const tooltip = await under.workbench.page.waitForSelector(".o-error-tooltip");
  expect(await tooltip.textContent()).toContain("8.21 (2014)");
  await under.workbench.screenshot("error");
});

test("a workbook is saved as a file, and opened again", async () => {
  const { page } = under.workbench;
  await under.workbench.write(START, "P1", [["=FIDE.PD(P2)"], [300]]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.click("[data-testid=save-xlsx]"),
  ]);
  expect(download.suggestedFilename()).toBe("rating.xlsx");
  const file = await download.path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
  await under.workbench.write(START, "P1", [[1], [2]]);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.click("[data-testid=open-xlsx]"),
  ]);
  await chooser.setFiles({ name: "rating.xlsx", mimeType: "", buffer: readFileSync(file) });
  await page.click("[data-testid=answer-ok]");
  await page.waitForFunction(() => window.workbench!.read("Start", "P1").values[0]![0] === 0.85);
  expect((await under.workbench.read(START, "P1:P2")).formulas).toEqual([
    ["=FIDE.PD(P2)"],
    ["300"],
  ]);
});

test("a file that is none says so and changes nothing", async () => {
  const [chooser] = await Promise.all([
    under.workbench.page.waitForEvent("filechooser"),
    under.workbench.page.click("[data-testid=open-xlsx]"),
  ]);
  await chooser.setFiles({ name: "note.xlsx", mimeType: "", buffer: Buffer.from("no zip") });
  const notice = await under.workbench.page.waitForSelector(".notice");
  expect(await notice.textContent()).toContain("note.xlsx");
  expect((await under.workbench.read(START, "A19")).values).toEqual([[0.64]]);
});

test("loading the page again begins anew", async () => {
  await under.workbench.write(START, "A19", [[1]]);
  await under.workbench.page.reload();
  await under.workbench.page.waitForFunction(() => window.workbench !== undefined);
  expect((await under.workbench.read(START, "A19")).values).toEqual([[0.64]]);
});

test("the pane's client reads the selection and writes a sheet", async () => {
  await under.workbench.select(START, "A6:C8");
  const pane = await under.workbench.pane();
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      const range = context.workbook.getSelectedRange();
      range.load("values");
      await context.sync();
      const sheet = context.workbook.worksheets.add("Copy");
      sheet.getRange("B2:D4").values = range.values;
      sheet.activate();
      await context.sync();
    }),
  );
  expect(await under.workbench.page.evaluate(() => window.workbench!.sheets())).toEqual([
    START,
    "Copy",
  ]);
  expect((await under.workbench.read("Copy", "B2:D4")).values).toEqual(
    (await under.workbench.read(START, "A6:C8")).values,
  );
});

test("the pane hears of the next selection", async () => {
  const pane = await under.workbench.pane();
  await pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.onSelectionChanged.add(({ address }) => {
        document.title = address;
        return Promise.resolve();
      });
      await context.sync();
    }),
  );
  await under.workbench.select(START, "C4:D5");
  await pane.waitForFunction(() => document.title === "C4:D5");
});

test("the pane can be put away and comes back", async () => {
  const toggle = under.workbench.page.locator("[data-testid=toggle-pane]");
  await toggle.click();
  expect(await under.workbench.page.isVisible("#taskpane")).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
  await toggle.click();
  expect(await under.workbench.page.isVisible("#taskpane")).toBe(true);
});

test("a blank result is 0, a loss, or null as on the web, which is explained", async () => {
  const games = [
    ["=FIDE.CHANGE(2000,Q1:Q2,R1:R2,20,2014)", 2000, 1],
    [null, 2000, null],
  ];
  await under.workbench.write(START, "P1", games);
  expect((await under.workbench.read(START, "P1")).values).toEqual([[0]]);
  await under.workbench.visit({ search: "?blank=null" });
  await under.workbench.write(START, "P1", games);
  expect((await under.workbench.read(START, "P1")).values).toEqual([["#VALUE!"]]);
  const why = await under.workbench.page.evaluate(() => window.workbench!.message("Start", "P1"));
  expect(why).toContain("for a game not played");
});

test("French throughout: page, functions, pane", async () => {
  await under.workbench.visit({ search: "?lang=fr", options: { colorScheme: "dark" } });
  const { page } = under.workbench;
  expect(await page.title()).toBe("Atelier du classement FIDE");
  const sheets = await page.evaluate(() => window.workbench!.sheets());
  const message = await page.evaluate(
    ([sheet]) => window.workbench!.message(sheet!, "A22"),
    sheets,
  );
  expect(message).toContain("(2014)");
  const pane = await under.workbench.pane();
  expect(await pane.getAttribute("html", "lang")).toBe("fr");
  await under.workbench.screenshot("french-dark");
});
