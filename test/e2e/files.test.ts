import { workbookFile } from "../support/workbookFile";
import { workbenchUnderTest } from "./workbenchUnderTest";

const START = "Start";
const under = workbenchUnderTest();

async function choose(name: string, bytes: Uint8Array): Promise<void> {
  const { page } = under.workbench;
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.click("[data-testid=open-xlsx]"),
  ]);
  await chooser.setFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
}

async function said(): Promise<string> {
  const paragraph = await under.workbench.page.waitForSelector(".notice p");
  return (await paragraph.textContent()) ?? "";
}

const sheets = () => under.workbench.page.evaluate(() => window.workbench!.sheets());

const OTHER = workbookFile({ sheets: [{ name: "Other", rows: "<row><c><v>7</v></c></row>" }] });

/** Large enough to take its time. */
const LARGE = workbookFile({
  sheets: [{ name: "Large", rows: `<row>${"<c><v>1</v></c>".repeat(12)}</row>`.repeat(8_000) }],
});

test("unsaved work is asked for before another file takes its place, and before the page is left", async () => {
  const { page } = under.workbench;
  await under.workbench.type(16, 1, "mine");
  await choose("other.xlsx", OTHER);
  expect(await said()).toContain("Open other.xlsx in its place?");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".notice", { state: "detached" });
  expect(await sheets()).toEqual([START]);
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog"),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await choose("other.xlsx", OTHER);
  await page.click("[data-testid=answer-ok]");
  await page.waitForFunction(() => window.workbench!.sheets()[0] === "Other");
  expect((await under.workbench.read("Other", "A1")).values).toEqual([[7]]);
});

test("what is not changed is not asked for", async () => {
  await choose("other.xlsx", OTHER);
  await under.workbench.page.waitForFunction(() => window.workbench!.sheets()[0] === "Other");
});

test("a large file shows how far it is, and the page goes on meanwhile; it can be stopped", async () => {
  const { page } = under.workbench;
  const bar = page.locator("[data-testid=opening] progress");
  const turns = page.evaluate(async () => {
    let count = 0;
    while (document.querySelector("progress") === null) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    while (document.querySelector("progress") !== null) {
      await new Promise((resolve) => setTimeout(resolve));
      count += 1;
    }
    return count;
  });
  await choose("large.xlsx", LARGE);
  await bar.waitFor();
  await page.waitForFunction(() => document.querySelector("progress")!.value > 0.3);
  await under.workbench.screenshot("opening");
  await page.waitForFunction(() => window.workbench!.sheets()[0] === "Large");
  await bar.waitFor({ state: "detached" });
  expect(await turns).toBeGreaterThan(10);
  expect((await under.workbench.read("Large", "L8000")).values).toEqual([[1]]);
  await choose("large.xlsx", LARGE);
  await page.click("[data-testid=stop-opening]");
  await bar.waitFor({ state: "detached" });
  expect(await page.locator(".notice").count()).toBe(0);
});

const far = workbookFile({
  sheets: [{ name: "Far", rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }],
});
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ENCRYPTED = Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat();

test.each([
  ["far.xlsx", far, "XFD1048576", "XFD1048576"],
  ["old.xls", Uint8Array.from(OLE), "old format .xls", "ancien format .xls"],
  ["locked.xlsx", Uint8Array.from([...OLE, ...ENCRYPTED]), "password", "mot de passe"],
  ["cut.xlsx", OTHER.slice(0, 300), "damaged", "endommagé"],
  [
    "broken.xlsx",
    workbookFile({ sheets: [{ name: "x", rows: "<row><c></row>" }] }),
    "xl/worksheets/sheet1.xml cannot be read",
    "xl/worksheets/sheet1.xml est illisible",
  ],
])("%s is refused with a sentence in both languages", async (name, bytes, english, french) => {
  for (const [search, words] of [
    ["", english],
    ["?lang=fr", french],
  ] as const) {
    await under.workbench.visit({ search });
    await choose(name, bytes);
    const sentence = await said();
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(/undefined|parsererror|xhtml|Cannot read/i);
  }
});

test("every sign of a text comes back, also those that XML does not have", async () => {
  const texts = ["a\uFFFFb", "\uD83C", "\u0001", "🏆", "_x0041_", "é"];
  await under.workbench.write(START, "P1", [texts.map((text) => `'${text}`)]);
  const values = await under.workbench.page.evaluate(async () => {
    await window.workbench!.open(await window.workbench!.save());
    return window.workbench!.read("Start", "P1:U1").values[0];
  });
  expect(values).toEqual(texts);
});

test("names of an object's own words are names of sheets", async () => {
  const names = ["__proto__", "constructor", "toString"];
  await choose("names.xlsx", workbookFile({ sheets: names.map((name) => ({ name })) }));
  await under.workbench.page.waitForFunction(() => window.workbench!.sheets().length === 3);
  for (const name of names) {
    await under.workbench.write(name, "A1", [["=FIDE.PD(100)"]]);
    expect((await under.workbench.read(name, "A1")).values).toEqual([[0.64]]);
  }
});
