import { LOOKS, paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, begin, created, iterationTable, axeFinds, visit } = under;

test("from 2022 the method is gone: for teaching only", async () => {
  await understand();
  await part("start-date").fill("2023-03-01");
  await part("start-date").blur();
  expect(await part("status").textContent()).toContain("8.2");
  expect(await part("create-sheet").isDisabled()).toBe(true);
  await part("teaching").check();
  expect(await axeFinds()).toEqual([]);
  const sheet = await created();
  expect(sheet).toBe("ten players – iteration 2017");
  expect((await under.workbench.read(sheet, "A4")).text[0]![0]).toMatch(/^FOR TEACHING/);
});

test("a player with too few points is left out, named, and may be said to have played before", async () => {
  await under.workbench.write(START, "K15", [["*", 0]]);
  await under.workbench.write(START, "J15", [[0]]);
  await under.workbench.write(START, "K14", [[1]]);
  await under.workbench.write(START, "K16", [[1]]);
  await understand();
  expect(await part("checks").textContent()).toContain("Too few points in a first event: I");
  await under.workbench.screenshot("pane-left-out");
  const rows = await iterationTable(await created());
  expect(rows[8]!.slice(0, 8)).toEqual(["I", "u", "0.0", "", "", "", "", ""]);
  await part("start-date").fill("2012-01-01");
  await part("start-date").blur();
  await part("later-8").check();
  const later = await iterationTable(await created());
  expect(later[8]![7]).not.toBe("");
});

test("a double click makes one sheet", async () => {
  await understand();
  await part("create-sheet").evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await part("undo").waitFor();
  await under.settled();
  expect(await sheets()).toEqual([START, "ten players – iteration 2005"]);
});

test("a day typed with the keyboard picks the edition", async () => {
  await understand();
  await part("start-date").focus();
  const before = await part("edition").inputValue();
  await under.workbench.page.keyboard.type("05012015");
  expect(await part("start-date").inputValue()).toBe("2015-05-01");
  expect(before).toBe("by date");
  expect(await created()).toBe("ten players – iteration 2014");
});

test("a table that has changed since it was read is read again first", async () => {
  await understand();
  await under.workbench.write(START, "F9", [[1]]);
  await under.workbench.write(START, "E10", [[0]]);
  await part("create-sheet").click();
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=status]")!.textContent.includes("has changed"),
  );
  expect(await sheets()).toEqual([START]);
  const rows = await iterationTable(await created());
  expect(rows[2]!.slice(0, 3)).toEqual(["C", "u", "7.5"]);
});

test("a changed result takes its mirror along; one that does not fit is seen, in words", async () => {
  await understand();
  const sheet = await created();
  const read = async (address: string) =>
    (await under.workbench.read(sheet, address)).values[0]![0];
  /** 10.21(b) (2005): A's dp is 273 (.83) for 351 (.89), so dpa is 16.5, and Ra 2375 − 16.5 × 9/10. */
  const { Ra: ra = "" } = await under.workbench.names(sheet);
  await under.workbench.write(sheet, "G22", [[0.5]]);
  expect([await read("E24"), await read(ra)]).toEqual([0.5, 2360]);
  expect(await read("A3")).toContain("Ra 2360");
  expect(await read("A4")).toMatch(/^Not checked: 1\.1/);
  await under.workbench.write(sheet, "E24", [[1]]);
  expect(await read(ra)).toBe("#N/A");
  expect(await read("A4")).toMatch(
    /^No Ra: a result is missing, or a row and its column do not fit/,
  );
  await under.workbench.write(sheet, "E24", [[0.5]]);
  expect(await read(ra)).toBe(2360);
});

test("another edition pasted over the head moves nothing, and is told", async () => {
  await understand();
  const sheet = await created();
  const before = await iterationTable(sheet);
  const { edition = "", made_for: state = "" } = await under.workbench.names(sheet);
  const note = async () => (await under.workbench.read(sheet, state)).text[0]![0];
  expect(await note()).toMatch(/^Not checked: 1\.1/);
  await under.workbench.write(sheet, edition, [[2011]]);
  expect(await iterationTable(sheet)).toEqual(before);
  expect(await note()).toMatch(/^Changed: this head no longer shows what the sheet was made for/);
});

/** The sample without its day. */
async function understandUndated(day = ""): Promise<void> {
  await under.workbench.write(START, "B4", [[day]]);
  await understand();
}

test("without a day nothing can be made: it is asked first, above the fold", async () => {
  await under.workbench.page.setViewportSize({ width: 1280, height: 640 });
  await under.workbench.page.addStyleTag({ content: "#taskpane { width: 320px !important }" });
  await understandUndated();
  expect(await part("status").textContent()).toContain("When did the event begin?");
  for (const button of ["create-sheet", "create-report"]) {
    expect(await part(button).isDisabled()).toBe(true);
  }
  const [field, findings] = await under.pane.evaluate(() =>
    ["start-date", "findings"].map((id) =>
      document.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect(),
    ),
  );
  expect(field!.bottom).toBeLessThan(560);
  expect(field!.bottom).toBeLessThan(findings!.top);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-no-day");
  await part("to-day").click();
  expect(await part("start-date").evaluate((each) => each === document.activeElement)).toBe(true);
  await begin("2012-03-01");
  expect(await part("create-sheet").isEnabled()).toBe(true);
  expect(await created()).toBe("First day – iteration 2011");
});

test("an edition chosen by hand instead of a day is said in the sheet's head", async () => {
  await understandUndated();
  await part("edition").selectOption("2014");
  const sheet = await created();
  const head = await under.workbench.read(sheet, "A2");
  expect(head.text[0]![0]).toMatch(/^FIDE 2014 .*chosen by hand, day unknown; checked/);
  const { first_day: day = "" } = await under.workbench.names(sheet);
  expect((await under.workbench.read(sheet, day)).text[0]![0]).toBe("not given");
});

test("10/4/2025 may be two days: neither is taken before one is pressed; the cell is named", async () => {
  await understandUndated("'10/4/2012");
  expect(await part("create-sheet").isDisabled()).toBe(true);
  expect(await part("date-choice").allTextContents()).toEqual([
    expect.stringContaining("10 April 2012"),
    expect.stringContaining("4 October 2012"),
  ]);
  expect(await part("day").getByRole("button", { name: "B4" }).isVisible()).toBe(true);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-two-days");
  await part("date-choice").nth(1).click();
  expect(await part("start-date").inputValue()).toBe("2012-10-04");
  expect(await part("create-sheet").isEnabled()).toBe(true);
  await part("date-choice").first().click();
  expect(await part("start-date").inputValue()).toBe("2012-04-10");
});

test("a time control that is not understood is asked above the fold, before the day; a report follows the answer", async () => {
  await understandUndated("Time control: see the rules");
  await begin("2025-04-10");
  expect(await part("status").textContent()).toContain("choose standard, rapid or blitz");
  const question = await part("pace-question").boundingBox();
  expect(question!.y + question!.height).toBeLessThan(720);
  expect(await part("create-report").isDisabled()).toBe(true);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-pace-asked");
  await part("pace-choice").nth(1).click();
  expect(await part("pace").inputValue()).toBe("rapid");
  expect(await part("create-report").isEnabled()).toBe(true);
});

test("the sheet made is deleted again", async () => {
  await understand();
  const sheet = await created();
  await part("undo").click();
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=status]")!.textContent.includes("Deleted"),
  );
  expect(await sheets()).not.toContain(sheet);
});

test("the selection is followed", async () => {
  await part("follow").check();
  await under.settled();
  await under.workbench.select(START, "A6:M16");
  await part("understood").waitFor();
  await created();
  await under.settled();
  expect(await part("undo").isVisible()).toBe(true);
  await under.workbench.select(START, "A1:B2");
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=findings]")?.textContent!.includes("No table"),
  );
  expect(await axeFinds()).toEqual([]);
});

test("empty cells, and several areas, are explained", async () => {
  await under.workbench.select(START, "X50");
  await part("use-selection").click();
  await under.pane.waitForFunction(() =>
    document.querySelector("[data-testid=status]")!.textContent.includes("are empty"),
  );
  await under.workbench.screenshot("pane-nothing");
});

test("tabs by arrow keys", async () => {
  await part("tab-crosstable").focus();
  await under.workbench.page.keyboard.press("End");
  await under.pane.waitForSelector("#panel-functions h2");
  await under.workbench.page.keyboard.press("ArrowLeft");
  await under.pane.waitForSelector("#panel-learn h2");
  await under.workbench.page.keyboard.press("ArrowLeft");
  await under.pane.waitForSelector("#panel-sheets h2");
  await under.workbench.page.keyboard.press("ArrowLeft");
  await under.pane.waitForSelector("#panel-ratings h2");
  expect(await axeFinds()).toEqual([]);
});

test("a table is read, dated and ready at 320 × 720, without scrolling", async () => {
  await under.workbench.page.addStyleTag({
    content: "#taskpane { width: 320px !important; height: 720px !important }",
  });
  await understand();
  const bottom = (id: string) =>
    under.pane.evaluate(
      (each) => document.querySelector(`[data-testid=${each}]`)!.getBoundingClientRect().bottom,
      id,
    );
  const [day, from, button, last] = [
    await bottom("end-date"),
    await bottom("day-from"),
    await bottom("create-sheet"),
    await bottom("create-report"),
  ];
  expect(Math.max(day, from)).toBeLessThan(Math.min(button, last) - 40);
  expect(Math.max(button, last)).toBeLessThanOrEqual(720);
});

test("text of twice the size is cut nowhere", async () => {
  await under.workbench.page.addStyleTag({ content: "#taskpane { width: 320px !important }" });
  await under.pane.addStyleTag({ content: "html { font-size: 200% }" });
  for (const tab of ["crosstable", "file", "ratings", "sheets", "functions"]) {
    await part(`tab-${tab}`).click();
    await under.pane.waitForSelector(`#panel-${tab} button:visible`);
    if (tab === "crosstable") await understand();
    expect([tab, await under.overflow()]).toEqual([tab, 0]);
  }
});

test.each([["light, 300 pixels wide", "", {}], ...LOOKS] as const)(
  "%s: nothing cut, nothing axe complains of",
  async (name, search, options) => {
    await visit({ search, options });
    await under.narrow();
    await understand();
    expect(await under.overflow()).toBe(0);
    expect(await axeFinds()).toEqual([]);
    await under.workbench.screenshot(`pane-${name.split(",")[0]!.replace(/ /g, "-")}`);
  },
);
