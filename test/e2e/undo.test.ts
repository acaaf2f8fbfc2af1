import { paneUnderTest, START } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, says } = under;

const undo = () => under.workbench.page.keyboard.press("Control+z");
const focusGrid = () => under.workbench.page.locator(".o-grid-overlay").click();

async function createReport(): Promise<void> {
  await understand();
  await part("create-report").click();
  await part("undo").waitFor();
}

test("what the pane made is not undone in parts: a person's own changes on it are", async () => {
  const { workbench } = under;
  await createReport();
  const all = await sheets();
  const made = await workbench.read("ten players – report", "A1:Q31");
  await focusGrid();
  await undo();
  expect(await sheets()).toEqual(all);
  expect(await workbench.read("ten players – report", "A1:Q31")).toEqual(made);
  await workbench.write("ten players – report", "A40", [["note"]]);
  await focusGrid();
  await undo();
  expect((await workbench.read("ten players – report", "A40")).values).toEqual([[null]]);
});

test("what the pane deleted does not come back by halves", async () => {
  await createReport();
  await part("undo").click();
  await says("status", "Deleted");
  await focusGrid();
  await undo();
  expect(await sheets()).toEqual([START]);
});

test("sheets are deleted while their cells have just changed", async () => {
  const { workbench } = under;
  await createReport();
  await workbench.select("ten players – games", "A1");
  const { page } = workbench;
  await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>("#taskpane");
    const undo = frame?.contentDocument?.querySelector<HTMLElement>("[data-testid=undo]");
    const rows = window.workbench!.read("ten players – games", "A1:Z40").values;
    const scores = rows.flatMap((cells, row) =>
      cells.flatMap((value, column) =>
        value === 1 || value === 0.5 ? [`${String.fromCharCode(65 + column)}${row + 1}`] : [],
      ),
    );
    for (const address of scores.slice(0, 20)) {
      window.workbench!.write("ten players – games", address, [[0]]);
    }
    await new Promise(requestAnimationFrame);
    undo?.click();
  });
  await says("status", "Deleted");
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await sheets()).toEqual([START]);
});
