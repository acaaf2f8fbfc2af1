import { START, paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, understand, says, axeFinds } = under;

const TABLE = [
  ["No", "Name", "Elo", "Born", "1", "2", "3"],
  [1, "Ann", 2200, "1980/02/01", "2w1", "3b½", "4w1"],
  [2, "Bea", 2100, "2012/05/06", "1b0", "4w1", "3w½"],
  [3, "Cid", "u", "", "4b1", "1w½", "2b½"],
  [4, "Dan", 1900, "1999/12/31", "3w0", "2b0", "1b0"],
];

/** A report of the table, whose sheets have these names. */
async function made(): Promise<string[]> {
  await under.workbench.write(START, "A200", [["Autumn Open"], ["Date", "=DATE(2015,3,1)"]]);
  await under.workbench.write(START, "A203", TABLE);
  await understand("B204");
  await part("create-report").click();
  await part("undo").waitFor();
  return sheets();
}

/** The cells of a sheet as text and formulas. */
async function read(sheet: string) {
  const { text, formulas } = await under.workbench.read(sheet, "A1:Z80");
  return { text, formulas: formulas.flat().filter((formula) => formula.startsWith("=")) };
}

/** Without what the sheet says of its own formulas, and the space before texts; days of birth as years. */
function withYears(text: string[][]): string[][] {
  const plain = (cell: string) =>
    /^(?:Calculated with|A copy with)/.test(cell)
      ? ""
      : cell.trim().replace(/^(\d{4})-\d\d-\d\d$/, "$1");
  return text.map((row) => row.map(plain));
}

test.each(["values", "plain"])(
  "a report is handed on with all that belongs to it: %s",
  async (style) => {
    const before = await made();
    const [, ...originals] = before;
    expect(originals[0]).toBe("Autumn Open – report");
    await part("tab-sheets").click();
    await part("hand-on").waitFor();
    expect(await axeFinds()).toEqual([]);
    await part("hand-on-style").selectOption(style);
    await part("hand-on").click();
    await says("hand-on-status", "Move or Copy");
    await under.workbench.screenshot(`hand-on-${style}`);
    const all = (await sheets()).slice(before.length);
    const copies = all.filter((sheet) => sheet !== "Tables (copy)");
    expect(all.length - copies.length).toBe(style === "plain" ? 1 : 0);
    expect(copies.slice(0, 2)).toEqual([
      "Autumn Open – report (copy)",
      "Autumn Open – games (copy)",
    ]);
    for (const [index, original] of originals.entries()) {
      const [was, is] = [await read(original), await read(copies[index]!)];
      expect(is.formulas.filter((formula) => /FIDE\./.test(formula))).toEqual([]);
      expect(is.formulas.length > 0).toBe(style === "plain");
      expect(withYears(is.text)).toEqual(withYears(was.text));
    }
    expect(JSON.stringify((await read(copies[0]!)).text)).not.toContain("2012-05-06");
    await part("hand-on-undo").click();
    await says("hand-on-status", "Deleted");
    expect(await sheets()).toEqual(before);
  },
);

test("an overview lists the sheets with links and states; a fifth makes it worth while", async () => {
  await made();
  await part("tab-sheets").click();
  await part("overview").click();
  await part("overview-undo").waitFor();
  const { text } = await under.workbench.read("Contents", "A1:F6");
  expect(text.slice(3, 5).map((row) => row.slice(0, 2))).toEqual([
    ["Autumn Open – report", "rating report"],
    ["Autumn Open – games", "games of a report"],
  ]);
  await under.workbench.screenshot("overview");
  await part("overview").click();
  await part("renew").click();
  await part("renewed").waitFor();
});
