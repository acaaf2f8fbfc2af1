import { paneUnderTest, START } from "./paneUnderTest";
import { nameIn, reportRows } from "./reportRows";

const under = paneUnderTest();
const { part, sheets, understand, begin, axeFinds } = under;

test("a game not played: the report is made instead, every game linked", async () => {
  await under.workbench.write(START, "L8", [["'+"]]);
  await under.workbench.write(START, "D16", [["-"]]);
  await understand();
  await part("create-report").click();
  await part("undo").waitFor();
  const [, report = "", ...more] = await sheets();
  expect([report, ...more]).toEqual(["ten players – report", "ten players – games"]);
  const { text } = await under.workbench.read(report, "A5:G12");
  expect(text[0]!.slice(1, 7)).toEqual(["Player", "Rating", "Rar", "n", "W", "W − We"]);
  const unrated = text.find(([, name]) => name === "Unrated player")!;
  expect(unrated.slice(2, 7)).toEqual(["Rating", "Rar", "n", "W", "Ru"]);
  const rows = await reportRows(under.workbench, report);
  const rowA = rows.find((row) => nameIn(row) === "A")!;
  const shown = ["Rating", "Rar", "n", "W"].map((heading) => rowA[heading]);
  expect(shown).toEqual(["2600", "2330.00", "5", "4.0"]);
  await part("undo").click();
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=status]")!.textContent.includes("Deleted"),
  );
  expect(await sheets()).toEqual([START]);
});

test("a Swiss table of six players becomes a report", async () => {
  await under.workbench.write(START, "A40", [
    ["Rk.", "SNo", "Name", "Rtg", "1.Rd", "2.Rd", "3.Rd", "Pts."],
    [1, 2, "Bea", 2100, "5b1", "1w½", "3b1", 2.5],
    [2, 1, "Ann", 2200, "4w1", "2b½", "6w½", 2],
    [3, 3, "Cid", "u", "6w1", "4b+", "2w0", 2],
    [4, 6, "Fay", 0, "3b0", "5w1", "1b½", 1.5],
    [5, 4, "Dan", 1900, "1b0", "3w-", "5b1", 1],
    [6, 5, "Eva", 1800, "2w0", "6b0", "4w0", 0],
  ]);
  await understand("C43");
  expect(await part("understood").textContent()).toContain("Swiss, game by game");
  expect(await axeFinds()).toEqual([]);
  await begin("2015-03-01");
  await part("create-report").click();
  await part("undo").waitFor();
  expect(await under.selfCheck("status")).toBe("Checked against the rules: all figures agree.");
  await under.workbench.screenshot("report");
  const [, report = "", games = ""] = await sheets();
  const rows = await reportRows(under.workbench, report);
  /** By the starting numbers that opponents are quoted by. */
  expect(rows.map((row) => [row["No"], nameIn(row), row["n"], row["W"]].join(" "))).toEqual([
    "1 Ann 2 1.5",
    "2 Bea 2 1.5",
    "3 Cid 1 0.0",
    "4 Dan 2 1.0",
    "5 Eva 2 0.0",
    "6 Fay 2 1.5",
  ]);
  expect(rows[5]!["Ru"]).toBe("2020");
  const { values } = await under.workbench.read(games, "A6:M8");
  const game = values[0]!.slice(3, 12);
  expect(game.slice(0, -1)).toEqual([1, "Eva", 1800, 1800, 300, 0.85, 1, 1]);
  expect(game.at(-1)).toBeCloseTo(0.15);
});
