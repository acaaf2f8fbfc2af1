import { dayOf } from "../../src/rules/day";
import { named } from "./namedCells";
import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, says, axeFinds } = under;

/** Eve is unrated; her opponents are rated, and she draws all her games. */
async function report(row: number, day: string, event: string, opponents: number): Promise<void> {
  await part("tab-crosstable").click();
  const games = Array.from({ length: opponents }, (_, index) => [
    ...["Eve", "u", `O${index + 1}`, 1800 + 10 * index, 0.5],
  ]);
  const rows = [["White", "Rating", "Black", "Rating", "Result"], ...games];
  await under.workbench.write(START, `A${row}`, [[event]]);
  await under.workbench.write(START, `A${row + 1}`, [
    ["Date", `=DATE(${day.replace(/-0?/g, ",")})`],
  ]);
  await under.workbench.write(START, `A${row + 3}`, rows);
  await understand(`B${row + 4}`);
  await under.pane.waitForFunction(
    (date) => document.querySelector<HTMLInputElement>("[data-testid=start-date]")?.value === date,
    day,
  );
  await part("create-report").click();
  await part("undo").waitFor();
}

test("without a report nobody is listed, and what to do is said", async () => {
  await part("tab-ratings").click();
  await under.pane.getByText("Make the report of his event on the page Table").waitFor();
});

const TYPED = [
  ["Event", "Club"],
  ["First_day", dayOf(2025, 10, 3)],
  ["Kind", "Swiss"],
  ["Rc_mean", 1900],
  ["W_points", 2],
  ["n_games", 5],
] as const;

test("two reports, two clicks: her first rating; an earlier event typed in once is kept; the period has it", async () => {
  await report(200, "2025-09-06", "Open of September", 4);
  await report(300, "2025-10-11", "Open of October", 5);
  await part("tab-ratings").click();
  await part("unrated-players").waitFor();
  await says("unrated-players", "Open of September");
  expect(await part("unrated-players").textContent()).toContain("Open of October");
  expect(await axeFinds()).toEqual([]);
  await part("unrated-player").first().check();
  await part("create-first-rating").click();
  await says("ratings-status", "Made: Eve – first rating, 2 events, linked to the reports.");
  expect(await under.selfCheck("ratings-status")).toBe(
    "Checked against the rules: all figures agree.",
  );
  await under.workbench.page.setViewportSize({ width: 1280, height: 720 });
  await under.workbench.screenshot("first-rating-of-reports");
  const sheet = "Eve – first rating";
  expect(await named(under.workbench, sheet, "games_together")).toEqual(["9"]);
  /** A club event counted by the same list (7.1.4), in the first of the blue lines. */
  const names = await under.workbench.names(sheet);
  for (const [name, value] of TYPED) {
    await under.workbench.write(sheet, names[name]!.split(":")[0]!, [[value]]);
  }
  expect(await named(under.workbench, sheet, "games_together")).toEqual(["14"]);
  await part("create-first-rating").click();
  await part("renew").click();
  await says("ratings-status", `What was typed into ${sheet} is taken over.`);
  expect(await named(under.workbench, sheet, "games_together")).toEqual(["14"]);
  const [rating] = await named(under.workbench, sheet, "rating_published");
  expect(Number(rating)).toBeGreaterThan(1400);
  await part("create-period").click();
  await says("period-status", "Made:");
  const period = (await sheets()).find((name) => name.startsWith("Ratings 2025"))!;
  const players = await named(under.workbench, period, "Player");
  const place = players.indexOf("Eve");
  expect((await named(under.workbench, period, "Rn"))[place]).toBe(rating);
  expect((await named(under.workbench, period, "Remarks"))[place]).toBe(
    `first rating ${String(rating)}, from the sheet “${sheet}”`,
  );
  await under.workbench.screenshot("period-with-first-rating");
});
