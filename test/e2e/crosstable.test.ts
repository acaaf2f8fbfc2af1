import { paneUnderTest, START } from "./paneUnderTest";
import { column } from "./iterationColumn";

const under = paneUnderTest();
const { part, sheets, understand, created, iterationTable, axeFinds } = under;

test("the sample, two clicks: the sheet of 10.54 as printed", async () => {
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-empty");
  await under.workbench.select(START, "A6:M16");
  await part("use-selection").click();
  const sheet = await created();
  expect(sheet).toBe("ten players – iteration 2005");
  const rows = await iterationTable(sheet);
  expect(column(rows, 7)).toEqual(["2411", "2386", "2150", "2032"]);
  expect(column(rows, 8)).toEqual(["2351", "2348", "2337", "2305"]);
  expect(column(rows, 9)).toEqual(["2414", "2386", "2139", "1989"]);
  const { values } = await under.workbench.read(sheet, "B38:N47");
  const counted = (player: string) =>
    values
      .find(([name]) => name === player)!
      .slice(3)
      .filter((value) => value !== "" && value !== null);
  expect(counted("C")).toEqual([2061]);
  expect(counted("E")).toEqual([2036]);
  expect(counted("H")).toEqual([2500]);
  expect(counted("I")).toEqual([2382, 2382, 2382, 2382, 2382]);
  expect(await under.selfCheck("status")).toBe("Checked against the rules: all figures agree.");
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-created");
});

test("findings lead to the cell and offer the fix; the source is not touched", async () => {
  await under.workbench.write(START, "G8", [["1/2"]]);
  await under.workbench.write(START, "H8", [["2/1"]]);
  await under.workbench.write(START, "D11", [[""]]);
  const before = await under.workbench.read(START, "A6:M16");
  await understand();
  expect(await part("findings").textContent()).toContain("A date stands here: 1/2 was typed");
  expect(await part("create-sheet").isDisabled()).toBe(true);
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("pane-findings");
  await part("findings").getByRole("button", { name: "H8" }).click();
  await under.workbench.page.waitForFunction(() =>
    Array.from(document.querySelectorAll("input")).some(({ value }) => value === "H8"),
  );
  await part("apply-all").click();
  await under.pane.waitForFunction(
    () => !document.querySelector<HTMLButtonElement>("[data-testid=create-sheet]")!.disabled,
  );
  expect(await under.workbench.read(START, "A6:M16")).toEqual(before);
  expect(column(await iterationTable(await created()), 9)).toEqual([
    "2414",
    "2386",
    "2139",
    "1989",
  ]);
});

test("with the keyboard alone", async () => {
  await under.workbench.select(START, "A6:M16");
  await part("use-selection").focus();
  const { keyboard } = under.workbench.page;
  await keyboard.press("Enter");
  await part("understood").waitFor();
  for (let step = 0; step < 30; step += 1) {
    await keyboard.press("Tab");
    const id = await under.pane.evaluate(
      () => (document.activeElement as HTMLElement).dataset["testid"],
    );
    if (id === "create-sheet") break;
  }
  await keyboard.press("Enter");
  await part("undo").waitFor();
  expect(await sheets()).toEqual([START, "ten players – iteration 2005"]);
});
