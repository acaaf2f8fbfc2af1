import { SMALL_TRF } from "../fixtures/trf";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, settled, created, visit, says } = under;

const NARROW = { width: 1280, height: 720 };

/** The same Excel for a person who reads French in the dark. */
const inFrenchAtNight = (strict: string) =>
  visit({
    search: `?lang=fr&strict=${strict}`,
    options: { colorScheme: "dark", viewport: NARROW },
  });

const inEnglish = (strict: string) =>
  visit({ search: `?strict=${strict}`, options: { viewport: NARROW } });

/** Nothing is cut, too pale or without a name, in either language. */
async function isReadable(name: string): Promise<void> {
  expect(await under.overflow()).toBe(0);
  expect(await under.axeFinds()).toEqual([]);
  await under.workbench.screenshot(name);
}

/** A result of the sheet: where Ru (new) of the third player stands. */
async function ruCell(sheet: string): Promise<string> {
  const [first = ""] = (await under.workbench.names(sheet))["Ru_new"]!.split(":");
  return first.replace(/[1-9].*/, (row) => String(Number(row) + 2));
}

async function ruOf(sheet: string): Promise<unknown> {
  return (await under.workbench.read(sheet, await ruCell(sheet))).values[0]?.[0];
}

const calculationState = (): Promise<string> =>
  under.pane.evaluate(() =>
    Excel.run(async (context) => {
      const { application } = context.workbook;
      application.load("calculationState");
      await context.sync();
      return application.calculationState;
    }),
  );

test("old: where Excel knows no functions of add-ins the pane says so, and the sheet is plain and right", async () => {
  await inFrenchAtNight("old");
  expect(await under.pane.locator("#notice-noFunctions").textContent()).toContain("#NOM?");
  await isReadable("old-fr");
  await inEnglish("old");
  expect(await under.pane.locator("#notice-noFunctions").textContent()).toContain("plain formulas");
  await understand();
  const sheet = await created();
  const { formulas } = await under.workbench.read(sheet, "A1:AZ60");
  expect(formulas.flat().filter((formula) => /^=.*FIDE/i.test(formula))).toEqual([]);
  expect(await ruOf(sheet)).toBe(2414);
  await under.pane.waitForSelector("[data-testid=self-check]");
  await isReadable("old-en");
});

test("manual: the pane says that figures may be old, and the sheet that is made is calculated", async () => {
  for (const [lang, go] of [
    ["fr", inFrenchAtNight],
    ["en", inEnglish],
  ] as const) {
    await go("manual");
    await understand();
    expect(await under.pane.locator("#notice-byHand").textContent()).toContain("F9");
    const sheet = await created();
    /** As the pane reads it: until then it shows nothing. */
    await under.workbench.select(sheet, await ruCell(sheet));
    await under.pane.waitForSelector("[data-testid=why-result][data-value='2414']");
    expect(await part("why-differs").count()).toBe(0);
    await isReadable(`manual-${lang}`);
    expect(await calculationState()).toBe("Pending");
    await under.pane.locator("#notice-byHand button").click();
    await settled();
    expect(await calculationState()).toBe("Done");
  }
});

test("protected: what keeps a sheet from being made, or a function from a cell, is named with what helps", async () => {
  for (const [lang, go, book, cell] of [
    [
      "fr",
      inFrenchAtNight,
      "La structure de ce classeur est protégée",
      "La feuille « {} » est protégée",
    ],
    ["en", inEnglish, "The structure of this workbook is protected", "The sheet “{}” is protected"],
  ] as const) {
    await go("protected");
    const [start = ""] = await sheets();
    await understand();
    await part("create-sheet").click();
    await says("status", book);
    expect(await sheets()).toEqual([start]);
    await isReadable(`protected-book-${lang}`);
    await under.workbench.select(start, "P30");
    await part("tab-functions").click();
    await part("insert-PD").click();
    await says("functions-status", cell.replace("{}", start));
    await isReadable(`protected-sheet-${lang}`);
  }
});

const FIRST_DAY = 38_534;
const BEHIND = 1_462;

test("date1904: the day of a table is that day, on the sheet and read back", async () => {
  for (const [lang, go] of [
    ["fr", inFrenchAtNight],
    ["en", inEnglish],
  ] as const) {
    await go("date1904");
    const [start = ""] = await sheets();
    await under.workbench.write(start, "B4", [[FIRST_DAY - BEHIND]]);
    await understand();
    expect(await under.pane.locator("#notice-from1904").textContent()).toContain("1904");
    expect(await part("start-date").inputValue()).toBe("2005-07-01");
    await isReadable(`date1904-${lang}`);
    const sheet = await created();
    expect(await ruOf(sheet)).toBe(2414);
    const day = (await under.workbench.names(sheet))["first_day"]!;
    /** As a cell holds it in such a workbook. */
    expect((await under.workbench.read(sheet, day)).values).toEqual([[FIRST_DAY - BEHIND]]);
    await under.workbench.select(sheet, day);
    await says("why", "2005");
  }
});

test("lost: where answers are lost a person is told so with what can be done, and nothing is left, or it is named", async () => {
  await inFrenchAtNight("lost");
  const [start = ""] = await sheets();
  await under.workbench.select(start, "B8");
  await part("use-selection").click();
  await says("status", "Excel n’a pas pu le faire (The answer was lost)");
  await isReadable("lost-reading-fr");
  await part("tab-file").click();
  const buffer = Buffer.from(SMALL_TRF);
  await part("open-file").setInputFiles({ name: "geneve.trf", mimeType: "text/plain", buffer });
  await says("file-status", "Excel n’a pas pu le faire (The answer was lost)");
  const left = (await sheets()).filter((sheet) => sheet !== start);
  const said = (await part("file-status").textContent()) ?? "";
  expect(left.filter((sheet) => !said.includes(sheet))).toEqual([]);
  await isReadable("lost-writing-fr");
});

test("sealed: what cannot be saved or copied by itself is selected, to be copied by hand", async () => {
  for (const [lang, go, words] of [
    ["fr", inFrenchAtNight, "Ctrl+C"],
    ["en", inEnglish, "Ctrl+C"],
  ] as const) {
    await go("sealed");
    await understand();
    await under.pane.locator(".foot [data-testid=copy-details]").click();
    await under.pane.locator(".foot [data-testid=details-said]", { hasText: words }).waitFor();
    await isReadable(`sealed-${lang}`);
  }
});
