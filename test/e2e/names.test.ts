import { workbenchUnderTest } from "./workbenchUnderTest";

const START = "Start";
const under = workbenchUnderTest();

/** As the pane's code gives names, with Microsoft's client. */
async function nameFromPane(name: string, address: string): Promise<void> {
  const pane = await under.workbench.pane();
  await pane.evaluate(
    ([called, cells]) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        sheet.names.add(called, sheet.getRange(cells));
        await context.sync();
      }),
    [name, address] as const,
  );
}

test("a name is said in formulas, shown above the cells, led to, and kept in a file", async () => {
  const { page } = under.workbench;
  await under.workbench.write(START, "P3", [[2400]]);
  await nameFromPane("limit", "P3");
  await under.workbench.type(16, 5, "=limit*2");
  await under.workbench.select(START, "P3");
  const box = page.locator(".o-named-range-selector input");
  await under.workbench.nameBoxShows("limit");
  await under.workbench.select(START, "A1");
  await box.fill("limit");
  await box.press("Enter");
  await under.workbench.nameBoxShows("limit");
  expect(await under.workbench.names(START)).toEqual({ limit: "P3" });
  await page.evaluate(async () => window.workbench!.open(await window.workbench!.save()));
  expect(await under.workbench.names(START)).toEqual({ limit: "P3" });
  const { values, formulas } = await under.workbench.read(START, "P5");
  expect([values, formulas]).toEqual([[[4800]], [["=limit*2"]]]);
});
