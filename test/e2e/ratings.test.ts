import { dayOf } from "../../src/rules/day";
import { named } from "./namedCells";
import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, says, axeFinds } = under;

beforeEach(async () => {
  await part("tab-ratings").click();
});

const LIST = [
  ["Event", "Date", "Kind", "Rc", "W", "n"],
  ["Open", dayOf(2012, 3, 1), "Swiss", 2220, 1, 3],
  ["Cup", dayOf(2012, 4, 1), "Swiss", 2150, 3, 5],
  ["Club", dayOf(2012, 5, 1), "Swiss", 2200, 2.5, 4],
];

test("a list of events, two clicks: the first rating of 8.34 (2011), and what follows a change", async () => {
  await under.workbench.write(START, "A200", LIST);
  await under.workbench.select(START, "B202");
  await part("create-first-rating").click();
  await says("ratings-status", "First rating, 3 events");
  expect(await under.selfCheck("ratings-status")).toBe(
    "Checked against the rules: all figures agree.",
  );
  expect(await sheets()).toEqual([START, "First rating"]);
  await under.workbench.page.setViewportSize({ width: 1500, height: 900 });
  await under.workbench.screenshot("first-rating");
  const shown = (name: string) => named(under.workbench, "First rating", name);
  expect(await shown("games_together")).toEqual(["12"]);
  expect(await shown("points_together")).toEqual(["6.5"]);
  expect(await shown("Ru_together")).toEqual(["2199"]);
  const [games = ""] = ((await under.workbench.names("First rating"))["n_games"] ?? "").split(":");
  await under.workbench.write("First rating", games, [[2]]);
  const [why] = await shown("Why_not");
  expect(why).toBe("too few rated opponents, 8.21 (2011)");
});

test("without a list the sheet is empty and says so; what is wrong in a list is told with its cell", async () => {
  await part("create-first-rating").click();
  await says("ratings-status", "No event here has a day");
  expect(await sheets()).toEqual([START]);
  await part("career-edition").selectOption("2012");
  await part("create-first-rating").click();
  await says("ratings-status", "fill in the blue cells");
  const { text } = await under.workbench.read("First rating", "A2");
  expect(text[0]![0]).toMatch(/^FIDE 2012 \(.*; chosen by hand, day unknown;/);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.write(START, "A200", [...LIST, ["Last", "soon", "Swiss", 2000, 1, 3]]);
  await under.workbench.select(START, "B202");
  await part("create-first-rating").click();
  await says("ratings-status", "something to settle");
  expect(await under.pane.locator("#panel-ratings .findings").textContent()).toContain("B204");
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("first-rating-findings");
});

test("French, dark, 300 pixels wide: nothing cut, nothing axe complains of", async () => {
  await under.visit({ search: "?lang=fr", options: { colorScheme: "dark" } });
  await under.workbench.page.addStyleTag({ content: "#taskpane { width: 300px !important }" });
  await part("tab-ratings").click();
  await part("career-edition").selectOption("2025");
  await part("create-first-rating").click();
  await says("ratings-status", "remplissez");
  expect(await under.overflow()).toBe(0);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("first-rating-french");
});
