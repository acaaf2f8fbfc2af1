import { editionOf } from "../../src/rules/editions/editionOn";
import type { Edition } from "../../src/rules/editions/edition";
import { eventOf } from "../../src/tournament/eventOf";
import { readSwiss } from "../../src/tournament/swiss/readSwiss";
import { largeSwiss } from "../fixtures/largeSwiss";
import { PLAIN_ORDER, reportAddress, reportToShow, shownReport } from "../support/reportOnSheet";
import { cellsOf, type Row } from "../support/sheetCells";
import { LOOKS, paneUnderTest, START } from "./paneUnderTest";
import { nameIn, reportRows } from "./reportRows";

/** Where the tables of these tests stand, so far below the sample that its date is not theirs. */
const TABLE = "A200";
const IN_TABLE = "B202";

const under = paneUnderTest();
const { part, sheets, understand, begin, axeFinds, visit } = under;

async function understandTable(rows: readonly Row[]): Promise<void> {
  await under.workbench.write(START, TABLE, rows as (string | number)[][]);
  await understand(IN_TABLE);
}

async function createReport(): Promise<string[]> {
  await part("create-report").click();
  await part("undo").waitFor();
  return sheets();
}

/** What the report shows in its columns, by headings. */
async function reported(...headings: string[]): Promise<string[][]> {
  const rows = await reportRows(under.workbench, "Rating report");
  return rows.map((row) =>
    headings.map((heading) => (heading === "Player" ? nameIn(row) : (row[heading] ?? ""))),
  );
}

async function named(name: string): Promise<string> {
  return (await under.workbench.names("Rating report"))[name] ?? "";
}

test("a Swiss of fifty players under its day, three clicks: the report by the rules", async () => {
  const rows = largeSwiss(50, 9);
  await under.workbench.write(START, "A198", [["Start", "1 November 2025"]]);
  await under.workbench.write(START, TABLE, rows as (string | number)[][]);
  await under.workbench.select(START, IN_TABLE);
  await part("use-selection").click();
  await part("create-report").click();
  await part("undo").waitFor();
  const cells = cellsOf(rows);
  const event = eventOf(readSwiss(cells, cells.area, { ratingColumn: null })!.played)!;
  const edition = editionOf(2025) as Edition;
  const order = { ...PLAIN_ORDER, event, edition, style: "fide" as const };
  const { values } = await under.workbench.read("Rating report", reportAddress(order));
  expect(shownReport(values, order)).toEqual(reportToShow(order));
});

test("a match: what is played after the decision does not count, and follows the number of games", async () => {
  await understandTable([
    ["Name", "Elo", 1, 2, 3, 4, 5, 6],
    ["Ann", 2200, 1, 1, 0.5, 1, 0, 0],
    ["Bea", 2100, 0, 0, 0.5, 0, 1, 1],
  ]);
  await begin("2025-11-01");
  expect(await part("kind").inputValue()).toBe("match");
  expect(await part("match-games").inputValue()).toBe("6");
  expect(await part("checks").textContent()).toContain("2 played after it was decided");
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-match");
  await createReport();
  expect(await reported("n", "W")).toEqual([
    ["4", "3.5"],
    ["4", "0.5"],
  ]);
  await under.workbench.write("Rating report", await named("match_games"), [[10]]);
  expect(await reported("n", "W")).toEqual([
    ["6", "3.5"],
    ["6", "2.5"],
  ]);
  await under.workbench.screenshot("report-match");
});

test("a match with an unrated player is not rated: the article is named, no report offered", async () => {
  await understandTable([
    ["Name", "Elo", 1, 2, 3],
    ["Ann", 2200, 1, 1, 0.5],
    ["Bea", "u", 0, 0, 0.5],
  ]);
  await begin("2015-03-01");
  expect(await part("status").textContent()).toContain("6.6 (2014): this event is not rated");
  expect(await part("create-report").count()).toBe(0);
});

const SWISS: Row[] = [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann", 2200, "2w1", "3b½", "4w1"],
  [2, "Bea", 2100, "1b0", "4w1", "3w½"],
  [3, "Cid", "u", "4b1", "1w½", "2b½"],
  [4, "Dan", 1900, "3w0", "2b0", "1b0"],
];

test("a Scheveningen with two unrated players is not rated in 2005, and is in 2014", async () => {
  await understandTable(
    SWISS.map((row) => (row[1] === "Dan" ? [4, "Dan", "u", ...row.slice(3)] : row)),
  );
  await part("kind").selectOption("scheveningen");
  await begin("2005-08-01");
  expect(await part("status").textContent()).toContain("6.4 (2005)");
  await begin("2015-03-01");
  expect(await part("create-report").isEnabled()).toBe(true);
});

test("rounds in which everybody met everybody are a round robin: Ru (new) counts, on its own sheet", async () => {
  await understandTable(SWISS);
  expect(await part("kind").inputValue()).toBe("robin");
  await begin("2015-03-01");
  expect(await createReport()).toEqual([START, "Rating report", "Rating games", "Ra Ru 2014"]);
  const [[, ru], [n]] = [(await reported("Player", "Ru"))[2]!, (await reported("n"))[0]!];
  expect([n, Number(ru) > 2000]).toEqual(["3", true]);
  const { text } = await under.workbench.read("Rating games", "E6:G8");
  expect(text[1]).toEqual(["Cid", ru, ru]);
  await under.workbench.write("Rating games", "J6", [[0]]);
  expect((await under.workbench.read("Ra Ru 2014", "B16:F16")).text[0]).toEqual([
    "Ann",
    "2200",
    "20",
    "*",
    "0",
  ]);
});

test("rated since: for himself rated, for his opponents unrated", async () => {
  await understandTable(SWISS);
  await part("kind").selectOption("swiss");
  await begin("2015-03-01");
  await part("rated-since").click();
  await part("rated-since-2").fill("2050");
  await part("rated-since-2").press("Tab");
  expect(await part("rated-since").textContent()).toContain("Rated since the event: 1, 8.4 (2014)");
  expect(await axeFinds()).toEqual([]);
  await createReport();
  expect(await reported("Rating", "as opponent", "n", "K")).toEqual([
    ["2200", "2200", "2", "20"],
    ["2100", "2100", "2", "20"],
    ["2050", "u", "3", "40"],
    ["1900", "1900", "2", "20"],
  ]);
});

test("rapid: an unrated player counts with the standard rating; the edition is of its own", async () => {
  await understandTable([
    ["No", "Name", "Rapid", "Std", "1", "2"],
    [1, "Ann", 2700, 2650, "2w1", "3b½"],
    [2, "Bea", 2090, 2100, "1b0", "4w1"],
    [3, "Cid", 0, 2400, "4b1", "1w½"],
    [4, "Dan", 1900, 1950, "3w0", "2b0"],
  ]);
  await part("pace").selectOption("rapid");
  await begin("2025-11-01");
  await part("standard-column").selectOption({ label: "Std (column D)" });
  await createReport();
  expect(await reported("Rating", "n", "W")).toEqual([
    ["2700", "1", "0.5"],
    ["2090", "1", "1.0"],
    ["2400", "2", "1.5"],
    ["1900", "2", "0.0"],
  ]);
  const edition = await under.workbench.read("Rating report", await named("edition"));
  expect(edition.text[0]).toEqual(["rapid 2025"]);
});

test("preliminaries and a final are pooled", async () => {
  await understandTable(SWISS);
  await begin("2005-08-01");
  await under.workbench.write(START, "A220", [
    ["No", "Name", "Elo", "1"],
    [1, "Ann", 2200, "2w1"],
    [2, "Bea", 2100, "1b0"],
  ]);
  await under.workbench.select(START, "B221");
  await part("pool").click();
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=understood]")!.textContent.includes("A220"),
  );
  expect(await part("checks").textContent()).toContain("2 tables pooled");
  await under.workbench.screenshot("pane-pooled");
  await createReport();
  expect(await reported("Player", "n", "W")).toEqual([
    ["Ann", "3", "3.0"],
    ["Bea", "3", "1.0"],
    ["Cid", "3", "2.0"],
    ["Dan", "2", "0.0"],
  ]);
});

test("a page for each player, in words", async () => {
  await understandTable(SWISS);
  await part("kind").selectOption("swiss");
  await begin("2025-11-01");
  await part("player-pages").check();
  expect(await createReport()).toContain("Player pages");
  const { text } = await under.workbench.read("Player pages", "A5:H26");
  const lines = text
    .map((row) => row.filter((cell) => cell !== "").join(" "))
    .filter((line) => line !== "");
  expect(lines.slice(0, 10)).toEqual([
    "Ann",
    "1 Rating 2200 K 20",
    "Round Opponent Rating counted as D PD Score ΔR",
    "1 Bea 2100 2100 100 0.64 1.0 +0.36",
    "2 Cid u 0.5",
    "3 Dan 1900 1900 300 0.85 1.0 +0.15",
    "Score: 2 of 2 games that count.",
    "Expected by the table 8.1.2 (2025): 1.49. Score less expected: +0.51.",
    "K × the difference = 20 × +0.51 = +10.2, 8.3 (2025).",
    "Rounded, a half away from zero: +10. New rating: 2200 +10 = 2210.",
  ]);
  await under.workbench.page.setViewportSize({ width: 1280, height: 1200 });
  await under.workbench.select("Player pages", "A1");
  await under.workbench.screenshot("report-pages");
});

test.each(LOOKS)(
  "%s, 300 pixels wide: nothing cut, nothing axe complains of",
  async (name, search, options) => {
    await visit({ search, options });
    await under.narrow();
    await under.workbench.write((await sheets())[0]!, TABLE, SWISS as (string | number)[][]);
    await understand(IN_TABLE);
    await part("kind").selectOption("swiss");
    await part("pace").selectOption("blitz");
    await begin("2025-11-01");
    await part("rated-since").click();
    expect(await under.overflow()).toBe(0);
    expect(await axeFinds()).toEqual([]);
    await under.workbench.page.setViewportSize({ width: 1000, height: 1700 });
    await under.workbench.screenshot(`pane-report-${name.replace(/ /g, "-")}`);
  },
);
