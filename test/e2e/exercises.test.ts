import { strFromU8, unzipSync } from "fflate";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, says, axeFinds } = under;

/** Into a cell of the sheet, which marks it alone: the pane is not asked. */
async function answer(sheet: string, address: string, content: string | number): Promise<void> {
  await under.workbench.write(sheet, address, [[content]]);
}

async function shown(sheet: string, address: string): Promise<string> {
  const { text } = await under.workbench.read(sheet, address);
  return text[0]![0]!;
}

beforeEach(async () => {
  await part("tab-learn").click();
  await part("exercise-level").waitFor();
});

test("an exercise: one answer right, one wrong, one from another row of the table, all marked; the questions as they are printed", async () => {
  await part("exercise-seed").fill("7");
  await part("exercise-seed").blur();
  await part("create-exercise").click();
  await says("exercise-status", "is ready");
  const [sheet, answers] = (await under.sheets()).slice(-2) as [string, string];
  expect([sheet, answers]).toEqual(["Exercise 1 – 7", "Answers 1 – 7"]);
  expect(await axeFinds()).toEqual([]);
  const solution = Number(await shown(answers, "E8"));
  await answer(sheet, "E8", solution);
  await answer(sheet, "E9", 5);
  await answer(sheet, "E10", Number(await shown(answers, "E10")) + 0.01);
  await under.workbench.page.waitForFunction(
    ([name]) => window.workbench!.read(name, "F10").text[0]![0] !== "",
    [sheet] as const,
  );
  expect(await shown(sheet, "F8")).toBe("right");
  expect(await shown(sheet, "F9")).toMatch(/^wrong: see 8\./);
  expect(await shown(sheet, "F10")).toMatch(/^row beside: see 8\./);
  expect(await shown(sheet, "A3")).toBe("Right: 1 · nearly: 0 · wrong: 2 · open: 13 of 16");
  await under.workbench.screenshot("exercise");
  /** Hints and solutions stand beside the paper, and only while somebody wants them. */
  expect([await shown(sheet, "I8"), await shown(sheet, "K8")]).toEqual(["", ""]);
  const { hints, solution: shownBy } = await under.workbench.names(sheet);
  await answer(sheet, hints!, 1);
  await answer(sheet, shownBy!, 1);
  expect(await shown(sheet, "I8")).toBe(String(solution));
  expect(await shown(sheet, "K8")).toContain("D = ");
});

test("the questions are printed on their paper alone, the answers on theirs", async () => {
  await part("exercise-level").selectOption("iteration");
  await part("create-exercise").click();
  await says("exercise-status", "is ready");
  const [sheet, answers] = (await under.sheets()).slice(-2) as [string, string];
  const bytes = await under.workbench.page.evaluate(async () =>
    Array.from(await window.workbench!.save()),
  );
  const files = unzipSync(Uint8Array.from(bytes));
  const book = strFromU8(files["xl/workbook.xml"]!);
  const areas = [...book.matchAll(/_xlnm.Print_Area"[^>]*>([^<]*)</g)].map(([, area = ""]) => area);
  expect(areas).toEqual([`'${sheet}'!$A$1:$L$34`, `'${answers}'!$A$1:$N$34`]);
  const questions = strFromU8(files["xl/worksheets/sheet1.xml"]!);
  expect(/<pageSetup[^>]*>/.exec(questions)?.[0]).toContain('orientation="portrait"');
});

test("a class: twenty sheets and their answers, and all of them are gone again", async () => {
  const before = await under.sheets();
  await part("exercise-class").check();
  await part("create-exercise").click();
  await says("exercise-status", "20 sheets are ready");
  expect(await under.sheets()).toHaveLength(before.length + 21);
  /** The same class again is asked before another twenty sheets are there. */
  await part("create-exercise").click();
  await part("make-new").waitFor();
  await part("neither").click();
  expect(await under.sheets()).toHaveLength(before.length + 21);
});

test("what if: answered as it is typed, and written as a sheet that follows its blue cells", async () => {
  await part("what-if-rating").fill("2460");
  await part("turnover-k").fill("10");
  await part("what-if-opponents").fill("2095 2254 2415 2488 2310 2570 2673");
  await part("what-if-opponents").blur();
  await says("what-if-changes", "+5.40");
  expect(await axeFinds()).toEqual([]);
  await part("create-what-if").click();
  await says("what-if-status", "Made: What if");
  expect(await shown("What if", "E19")).toBe("+5.40");
  await answer("What if", "B7", 20);
  await under.workbench.page.waitForFunction(
    () => window.workbench!.read("What if", "E19").text[0]![0] === "+10.80",
  );
  expect(await under.overflow()).toBe(0);
});
