import { SMALL_TRF } from "../fixtures/trf";
import { LOOKS, paneUnderTest, START } from "./paneUnderTest";
import type { Visit } from "./workbenchPage";
import { nameIn, reportRows } from "./reportRows";

const under = paneUnderTest();
const { part, sheets, says, axeFinds } = under;

beforeEach(async () => {
  await part("tab-file").click();
});

/** A person with these settings opens the page anew, and in it the files. */
async function visit(as: Visit): Promise<void> {
  await under.visit(as);
  await part("tab-file").click();
}

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

test("a file, two clicks: the sheet of the event, and the report", async () => {
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("file-empty");
  await part("open-file").setInputFiles(fileOf("geneve.trf", SMALL_TRF));
  await part("understood").waitFor();
  expect(await sheets()).toEqual([START, "Open de Genève"]);
  expect(await part("understood").textContent()).toContain("6 players: 5 rated, 1 unrated");
  expect(await part("start-date").inputValue()).toBe("2014-09-20");
  expect(await part("checks").textContent()).toMatch(
    /1\.1 \(2014\): met\.[^]*120 minutes for 60 moves; 120 needed/,
  );
  expect(await part("deadlines").textContent()).toMatch(
    /Registered by 13 September 2014, 0\.2 \(2014\)[^]*report by 29 September 2014, 9\.1[^]*list of 1 October 2014, 7\.13/,
  );
  await part("times").click();
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("file-sheet");
  await part("create-report").click();
  await part("undo").waitFor();
  const title = await under.workbench.read("Open de Genève – report", "A1");
  expect(title.text).toEqual([["Rating report: Open de Genève, 20–22 September 2014"]]);
  const rows = await reportRows(under.workbench, "Open de Genève – report");
  expect(rows.map((row) => [nameIn(row), row["Rating"], row["n"]].join(" "))).toEqual([
    "Zürcher, A 2400 2",
    "Player, B 2200 1",
    "Player, C 2100 2",
    "Player, D u 1",
    "Player, E 1900 0",
    "Player, F 1800 1",
  ]);
  expect(rows[0]!["FIDE ID"]).toBe("1300001");
});

test("the sheet goes out again as the same file, corrected where it was", async () => {
  await part("open-file").setInputFiles(fileOf("geneve.trf", SMALL_TRF));
  await part("understood").waitFor();
  await part("tab-file").click();
  await part("export-trf").click();
  await part("trf-text").waitFor();
  const lines = (text: string) => text.split("\r\n").sort();
  const written = await part("trf-text").inputValue();
  const expected = [...lines(SMALL_TRF), "142 3"].sort();
  expect(lines(written.replace(/\r?\n/g, "\r\n"))).toEqual(expected);
  expect(await axeFinds()).toEqual([]);
  const download = under.workbench.page.waitForEvent("download");
  await part("save-trf").click();
  expect((await download).suggestedFilename()).toBe("open-de-geneve.trf");
  await under.workbench.screenshot("file-written");
});

test("what a file needs and the sheet lacks is asked once, and stays in the sheet", async () => {
  const without = SMALL_TRF.split("\r\n").filter((line) => !/^(022|132)/.test(line));
  await part("open-file").setInputFiles(fileOf("geneve.trf", without.join("\r")));
  await part("understood").waitFor();
  await part("tab-file").click();
  await part("export-trf").click();
  await part("missing").waitFor();
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("file-missing");
  await part("needs-022").fill("Genève");
  for (const round of [1, 2, 3]) await part(`needs-round-${round}`).fill(`2014-09-2${round - 1}`);
  await part("fill-in").click();
  await part("trf-text").waitFor();
  expect(await part("trf-text").inputValue()).toContain("022 Genève");
  await part("trf-version").selectOption("TRF16");
  await part("export-trf").click();
  await part("trf-text").waitFor();
  const text = await part("trf-text").inputValue();
  expect(text).toMatch(/^132 {88}14\/09\/20 {2}14\/09\/21 {2}14\/09\/22$/m);
  expect(text).not.toMatch(/^142/m);
});

test("a crosstable becomes a file by the Berger tables, once a person says so", async () => {
  await under.workbench.select(START, "B8");
  await part("export-trf").click();
  await part("berger").click();
  await part("missing").waitFor();
  expect(await sheets()).toEqual([START, "Event"]);
  for (const tag of ["012", "022", "032", "102"]) await part(`needs-${tag}`).fill("SUI");
  await part("needs-052").fill("2005-07-09");
  for (let round = 1; round <= 9; round += 1) {
    await part(`needs-round-${round}`).fill(`2005-07-0${round}`);
  }
  await part("fill-in").click();
  await part("trf-text").waitFor();
  const text = await part("trf-text").inputValue();
  expect(text).toMatch(/^001 {4}1 {6}A {33}2600 {28} 8\.0 {9}10 w 1/m);
  expect(text).toContain("042 2005/07/01");
});

test("a Swiss table becomes a file with its own rounds; what it does not tell is said", async () => {
  await under.workbench.write(START, "A60:J64", [
    ["Rk", "SNo", "", "Name", "Fed", "FIDE ID", "Rtg", "Rd1", "Rd2", "Pts"],
    [1, 2, "WIM", "Bea", "FRA", 1300002, 2100, "3w1", "4b+", 2],
    [2, 1, "", "Ann", "SUI", 1300001, 2200, "4w½", "3?1", 1.5],
    [3, 4, "", "Dan", "GER", 1300004, 1900, "1b½", "-", 0.5],
    [4, 3, "", "Cid", "ESP", 1300003, 0, "2b0", "1?0", 0],
  ]);
  await under.workbench.select(START, "D61");
  await part("export-trf").click();
  await part("missing").waitFor();
  expect(await sheets()).toEqual([START, "Event"]);
  for (const tag of ["012", "022", "032", "102"]) await part(`needs-${tag}`).fill("SUI");
  for (const tag of ["042", "052"]) await part(`needs-${tag}`).fill("2026-03-07");
  for (const round of [1, 2]) await part(`needs-round-${round}`).fill("2026-03-07");
  await part("fill-in").click();
  await part("trf-text").waitFor();
  const text = await part("trf-text").inputValue();
  expect(text.match(/^001.*$/gm)).toEqual([
    "001    1      Ann                               2200 SUI     1300001             1.5    2     4 w =     3 - 1",
    "001    2  WIM Bea                               2100 FRA     1300002             2.0    1     3 w 1     4 b +",
    "001    3      Cid                                  0 ESP     1300003             0.0    4     2 b 0     1 - 0",
    "001    4      Dan                               1900 GER     1300004             0.5    3     1 b =     2 w -",
  ]);
  const pane = await part("trf-text").locator("xpath=ancestor::section").textContent();
  expect(pane).toContain("Colours are missing in these rounds: 2.");
  expect(pane).not.toContain("Without");
  expect(await axeFinds()).toEqual([]);
});

test("broken files are told with their lines; several at once", async () => {
  const broken = SMALL_TRF.replace("14/09/20", "14/09/2x").replace("   2 w 1", "   9 w 1");
  await part("open-file").setInputFiles([
    fileOf("broken.trf", broken),
    fileOf("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254])),
    fileOf("good.trf", SMALL_TRF),
  ]);
  await says("file-status", "3 files opened");
  const found = await part("file-findings").allTextContents();
  expect(found[0]).toContain("nobody has the start number 9");
  expect(found[1]).toContain("This is no tournament report file");
  expect(await sheets()).toEqual([START, "Open de Genève", "Open de Genève (2)"]);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("file-findings");
});

test.each(LOOKS)("%s: nothing cut, nothing axe complains of", async (name, search, options) => {
  await visit({ search, options });
  await under.narrow();
  await part("open-file").setInputFiles([fileOf("x.txt", "nothing"), fileOf("y.trf", SMALL_TRF)]);
  await part("use-file").waitFor();
  expect(await under.overflow()).toBe(0);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot(`file-${name.replace(/ /g, "-")}`);
});
