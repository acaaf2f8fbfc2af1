import { START, paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, says, axeFinds, settled } = under;

const TABLE = [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann", 2200, "2w1", "3b½", "4w1"],
  [2, "Bea", 2100, "1b0", "4w1", "3w½"],
  [3, "Cid", "u", "4b1", "1w½", "2b½"],
  [4, "Dan", 1900, "3w0", "2b0", "1b0"],
];

async function create(): Promise<void> {
  await part("tab-crosstable").click();
  await understand("B204");
  await part("create-report").click();
}

const REPORT = "Autumn Open – report";

/** The cell of a player under a name. */
async function cellOf(name: string, player: string): Promise<string> {
  const { text } = await under.workbench.read(REPORT, "B1:B60");
  const names = await under.workbench.page.evaluate(
    (sheet) => window.workbench!.names(sheet),
    REPORT,
  );
  const column = /^[A-Z]+/.exec(names[name]!)![0];
  return `${column}${text.findIndex(([cell]) => cell === player) + 1}`;
}

test("made again, a report is renewed in its place when a person says so, and brought back", async () => {
  await under.workbench.write(START, "A200", [["Autumn Open"], ["Date", "=DATE(2015,3,1)"]]);
  await under.workbench.write(START, "A203", TABLE);
  await create();
  await part("undo").waitFor();
  const made = await sheets();
  const rating = await cellOf("Rating", "Dan");
  await under.workbench.write(REPORT, rating, [[1950]]);
  /** One result is corrected. */
  await under.workbench.write(START, "F204", [["4w½"]]);
  await under.workbench.write(START, "F207", [["1b½"]]);
  await create();
  await part("renew").waitFor();
  expect(await axeFinds()).toEqual([]);
  await under.workbench.screenshot("renewal-asked");
  await part("neither").click();
  await says("status", "Nothing was made");
  expect(await sheets()).toEqual(made);
  await create();
  await part("renew").click();
  await part("renewed").waitFor();
  await under.workbench.screenshot("renewal-done");
  expect(await part("kept").textContent()).toContain("Dan, Rating: 1950");
  const w = await cellOf("W_points", "Dan");
  expect((await under.workbench.read(REPORT, await cellOf("Rating", "Dan"))).values).toEqual([
    [1950],
  ]);
  expect((await under.workbench.read(REPORT, w)).values).toEqual([[0.5]]);
  await part("undo").click();
  await says("status", "Brought back");
  expect(await sheets()).toEqual(made);
  expect((await under.workbench.read(REPORT, w)).values).toEqual([[0]]);
  await create();
  await part("make-new").click();
  await part("undo").waitFor();
  expect(await sheets()).toContain(`${REPORT} (2)`);
  await settled();
});
