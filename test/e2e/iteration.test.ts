import { paneUnderTest, START } from "./paneUnderTest";
import { column } from "./iterationColumn";

const under = paneUnderTest();
const { part, understand, created, iterationTable } = under;

test("8.58 as printed, to the last digit, and by the rule", async () => {
  await understand();
  expect(await part("day-from").textContent()).toMatch(/Found in cell\s+B4/);
  await part("edition").selectOption("2011");
  const sheet = await created();
  const head = await under.workbench.read(sheet, "A2");
  expect(head.text[0]![0]).toMatch(/^FIDE 2011 .*chosen by hand; checked/);
  const byRule = await iterationTable(sheet);
  expect(column(byRule, 7)).toEqual(["2423", "2393", "2150", "2032"]);
  await part("as-printed").check();
  const printed = await iterationTable(await created("make-new"));
  expect(column(printed, 7)).toEqual(["2411", "2386", "2150", "2032"]);
  expect(column(printed, 8)).toEqual(["2348", "2348", "2342", "2322"]);
  expect(column(printed, 9)).toEqual(["2423", "2393", "2144", "2006"]);
  expect(column(printed, 10)).toEqual(["7.38", "6.50", "5.40", "2.52", "4.21", "4.21"]);
  expect(column(printed, 12).slice(0, 3)).toEqual(["+6.20", "+5.00", "+6.00"]);
});

test("2014 by its own rule, with plain formulas", async () => {
  await understand();
  await part("start-date").fill("2015-05-01");
  await part("start-date").blur();
  await part("formula-style").selectOption("plain");
  const sheet = await created();
  expect(sheet).toBe("ten players – iteration 2014");
  const rows = await iterationTable(sheet);
  expect(column(rows, 7)).toEqual(["2448", "2408", "2150", "2032"]);
  expect(column(rows, 9)).toEqual(["2450", "2408", "2144", "2004"]);
  const { formulas } = await under.workbench.read(sheet, "A1:O120");
  expect(formulas.flat().filter((formula) => formula.includes("FIDE."))).toEqual([]);
});

test("an input on the sheet is changed, and everything follows", async () => {
  await understand();
  const sheet = await created();
  await under.workbench.write(sheet, "C22", [["u"]]);
  const changed = await iterationTable(sheet);
  expect(changed[0]!.slice(0, 4)).toEqual(["A", "u", "8.0", ""]);
  expect(column(changed, 7)).toHaveLength(5);
  await under.workbench.write(sheet, "C22", [[2600]]);
  expect(column(await iterationTable(sheet), 9)).toEqual(["2414", "2386", "2139", "1989"]);
});

test("a game not played: 6.43 is explained, no sheet is made", async () => {
  await under.workbench.write(START, "L8", [["+"]]);
  await under.workbench.write(START, "D16", [["-"]]);
  await understand();
  expect(await part("status").textContent()).toContain("6.43 (2005)");
  expect(await part("create-sheet").isDisabled()).toBe(true);
  await under.workbench.screenshot("pane-unplayed");
});
