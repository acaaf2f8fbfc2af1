import { dayOf } from "../../src/rules/day";
import { editionOn } from "../../src/rules/editions/editionOn";
import type { Edition } from "../../src/rules/editions/edition";
import { kFactorOfRating } from "../../src/rules/kFactor";
import { periodRating } from "../../src/rules/periodRating";
import type { StyleName } from "../../src/sheets/articles/style";
import { sumOfDeltas } from "../../src/rules/change";
import type { Result } from "../../src/rules/units";
import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, says, axeFinds } = under;

const EDITION = editionOn(dayOf(2025, 10, 4)) as Edition;

/** Ann 2200 and Bob 2000 meet so often, at ratings of their own. */
const event = (ann: number, bob: number, scores: readonly Result[]) => [
  ["White", "Rating", "Black", "Rating", "Result"],
  ...scores.map((score) => ["Ann", ann, "Bob", bob, score / 2]),
];

/** The table two rows below the address, under its date; its report is made. */
async function report(
  row: number,
  day: string,
  rows: (string | number)[][],
  style: StyleName = "fide",
): Promise<void> {
  await part("tab-crosstable").click();
  await under.workbench.write(START, `A${row}`, [["Date", `=DATE(${day.replace(/-0?/g, ",")})`]]);
  await under.workbench.write(START, `A${row + 2}`, rows);
  await understand(`B${row + 3}`);
  await under.pane.waitForFunction(
    (date) => document.querySelector<HTMLInputElement>("[data-testid=start-date]")?.value === date,
    day,
  );
  await part("formula-style").selectOption(style);
  await part("create-report").click();
  await part("undo").or(part("make-new")).waitFor();
  if (await part("make-new").isVisible()) await part("make-new").click();
  await part("undo").waitFor();
}

/** Of Ann, by the rules. */
function byTheRules(events: readonly (readonly [number, number, readonly Result[]])[]) {
  const results = events.map(([ann, bob, scores]) => {
    const games = scores.map((score) => ({ opponent: bob, score }));
    const delta = sumOfDeltas(ann, games, EDITION);
    return { games: scores.length, delta, k: kFactorOfRating(ann, EDITION) };
  });
  return periodRating(2210, results, EDITION);
}

const annsRow = (period = "Ratings 2025-11") => rowOf("Ann", period, "A5:M8");

/** As it is shown: with the sign for minus. */
const numberOf = (text = "") => Number(text.replace("−", "-"));

/** What a sheet shows of a player under its headings. */
async function rowOf(
  player: string,
  sheet: string,
  address: string,
): Promise<Record<string, string>> {
  const { text } = await under.workbench.read(sheet, address);
  const [headings = [], ...rows] = text.map((row) => row.map((each) => each.trim()));
  const row = rows.find(([, name]) => name === player) ?? [];
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""]));
}

test("two reports of October: one change, one rounding; a corrected game changes the period", async () => {
  await report(200, "2025-10-04", event(2200, 2000, [2, 1, 0]));
  await report(300, "2025-10-13", event(2210, 2010, [2, 2]));
  await part("tab-ratings").click();
  await says("period-reports", "Rating report (2)");
  expect(await part("period-list").inputValue()).toBe("2025-11-01");
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("period-pane");
  await part("create-period").click();
  await says("period-status", "Ratings 2025-11, 2 players");
  expect(await under.selfCheck("period-status")).toBe(
    "Checked against the rules: all figures agree.",
  );
  expect((await sheets()).slice(-2)).toEqual(["Ratings 2025-11", "Results 2025-11"]);
  await under.workbench.page.setViewportSize({ width: 1500, height: 900 });
  await under.workbench.screenshot("period");
  const first = byTheRules([
    [2200, 2000, [2, 1, 0]],
    [2210, 2010, [2, 2]],
  ]);
  const shown = await annsRow();
  expect([shown["events"], shown["n"], shown["Rating"]]).toEqual(["2", "5", "2210"]);
  expect([numberOf(shown["change"]), Number(shown["Rn"])]).toEqual([
    first.change / 100,
    first.rating,
  ]);
  /** The lost game becomes a draw: her score and the other's. */
  await under.workbench.write("Rating games", "J8", [[0.5]]);
  const second = byTheRules([
    [2200, 2000, [2, 1, 1]],
    [2210, 2010, [2, 2]],
  ]);
  expect(Number((await annsRow())["Rn"])).toBe(second.rating);
  expect(second.rating).not.toBe(first.rating);
});

test.each(["fide", "plain"] as const)(
  "8.56 (2014): a junior by the table's births has K 40 in report and period, %s",
  async (style) => {
    const rows = [
      ["No", "Name", "Elo", "Born", "1"],
      [1, "Ann", 2100, 1980, "2w½"],
      [2, "Jan", 1800, "2001/05/06", "1b½"],
    ];
    await report(200, "2014-09-20", rows, style);
    expect(await part("understood").textContent()).toContain("1 junior by birth");
    const reported = await rowOf("Jan", "Rating report", "A5:S8");
    expect([reported["K"], reported["change"], reported["Rn"]]).toEqual(["40", "+14.00", "1814"]);
    await part("tab-ratings").click();
    await says("period-reports", "Rating report");
    await part("create-period").click();
    await says("period-status", "Ratings 2014-10, 2 players");
    const { K, change, Rn, Remarks } = await rowOf("Jan", "Ratings 2014-10", "A5:M8");
    expect([K, change, Rn, Remarks]).toEqual(["40", "+14.00", "1814", ""]);
    expect((await annsRow("Ratings 2014-10"))["K"]).toBe("20");
  },
);

test("the report of a corrected event takes the tick of the one it replaces", async () => {
  const ticks = () =>
    under.pane
      .locator("[data-testid=period-report]")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  await report(200, "2025-10-04", event(2200, 2000, [2, 1, 0]));
  await report(300, "2025-12-06", event(2210, 2010, [2, 2]));
  await part("tab-ratings").click();
  await says("period-reports", "Rating report (2)");
  /** October although the last event is of December. */
  await part("period-report").first().check();
  await part("period-report").last().uncheck();
  await report(200, "2025-10-04", event(2200, 2000, [2, 1, 2]));
  await part("tab-ratings").click();
  await says("period-reports", "Rating report (3)");
  expect(await ticks()).toEqual([false, false, true]);
});

test("a selected list; what is wrong in it with its cell; without a report or a list what to do", async () => {
  await part("tab-ratings").click();
  await part("create-period").click();
  await says("period-status", "No rating report is chosen");
  await part("period-source").selectOption("list");
  await part("create-period").click();
  await says("period-status", "Expected the headings");
  expect(await axeFinds()).toEqual([]);
  const rows = [
    ["Player", "Event", "Rating", "n", "W − We", "K"],
    ["F-P01", 435715, 2813, 5, -0.25, 10],
    ["F-P04", 435715, 2053, 5, "none", 20],
  ];
  await under.workbench.write(START, "A200", rows);
  await under.workbench.select(START, "B201");
  await part("create-period").click();
  await says("period-status", "settle");
  expect(await under.pane.locator("#panel-ratings .findings").textContent()).toContain("E202");
  await under.workbench.write(START, "E202", [[-0.01]]);
  /** The list has no days. */
  await part("period-edition").selectOption("2025");
  await part("create-period").click();
  await says("period-status", "Rating period, 2 players");
  const { text } = await under.workbench.read("Rating period", "B6:K7");
  expect(text.map((row) => [row[0], row[8], row[9]])).toEqual([
    ["F-P01", "−3", "2810"],
    ["F-P04", "0", "2053"],
  ]);
  await part("period-status-undo").click();
  await says("period-status", "Deleted: Rating period, Period results");
  expect(await sheets()).toEqual([START]);
});

test("French, dark, 300 pixels wide: nothing cut, nothing axe complains of", async () => {
  await report(200, "2025-10-04", event(2200, 2000, [2, 1, 0]));
  const options = { colorScheme: "dark" } as const;
  await under.visit({ search: "?lang=fr", options });
  await under.workbench.page.addStyleTag({ content: "#taskpane { width: 300px !important }" });
  await part("tab-ratings").click();
  await part("period-source").selectOption("list");
  await part("create-period").click();
  await says("period-status", "Attendu");
  expect(await under.overflow()).toBe(0);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("period-french");
});
