import { LeftBehind, writeSheets } from "../../../src/sheets/writeSheets";
import { renewSheets } from "../../../src/sheets/renewal/renewSheets";
import { copySheets } from "../../../src/taskpane/excel/copySheets";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { strictnessOf } from "../../../src/workbench/engine/strictness";
import { BARE_PLAN } from "../../support/barePlan";
import { cases } from "../../support/cases";
import { clientOnWorkbook } from "../../support/officeClient";
import { unluckyRun, type Misfortune } from "../../support/unluckyRun";

const PLANS = ["One", "Two"].map((name) => ({
  ...BARE_PLAN,
  name,
  cells: [{ row: 0, column: 0, content: name }],
}));
const NAMES = PLANS.map(({ name }) => name);

/** Two sheets as they were made, and a formula of a person's that speaks of one of them. */
async function workbookOfTwo() {
  const { excel, workbook } = clientOnWorkbook();
  const olds = await writeSheets(excel.run, NAMES, () => PLANS);
  workbook.write("Sheet1", "A1", [["=One!A1"]]);
  const shown = () => workbook.sheets().filter((name) => isVisible(name));
  const isVisible = (name: string) => {
    const { getters } = workbook.model;
    return getters.isSheetVisible(getters.getSheetIdByName(name)!);
  };
  return { excel, workbook, olds, shown };
}

/** More syncs it does not need. */
const MOST_SYNCS = 200;
const STEP = cases({ quick: 17, long: 3 });

const MISFORTUNES: readonly [Misfortune, string, boolean][] = [
  ["refused", "one sync", false],
  ["answer lost", "one sync", false],
  ["answer lost", "every sync from then on", true],
];

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

test.each(MISFORTUNES)("renewing, %s, %s: all is as it was, or named", async (how, _, isGone) => {
  for (let nth = 1; nth < MOST_SYNCS; nth += STEP) {
    const { excel, workbook, olds, shown } = await workbookOfTwo();
    const { run, syncs } = unluckyRun(excel.run, nth, how, isGone);
    const pane = excelWorkbook(excel.run);
    const fault = await faultOf(
      renewSheets(run, {
        olds,
        wished: NAMES,
        plansOf: () => PLANS,
        before: "before",
        read: (name) => pane.readSheet(name),
      }),
    );
    if (fault === null) {
      expect(shown()).toEqual(["Sheet1", ...NAMES]);
      if (syncs() < nth) return;
      continue;
    }
    const left = fault instanceof LeftBehind ? fault.names : [];
    if (!isGone) expect(left).toEqual([]);
    if (left.length > 0) continue;
    expect(workbook.sheets()).toEqual(["Sheet1", ...NAMES]);
    expect(shown()).toEqual(["Sheet1", ...NAMES]);
    expect(workbook.read("Sheet1", "A1").values).toEqual([["One"]]);
  }
  throw new Error("It never ended.");
});

test.each(MISFORTUNES)(
  "copying, %s, %s: nothing is left, or it is named",
  async (how, _, isGone) => {
    const copies = NAMES.map((sheet) => ({ sheet, name: `${sheet} (copy)`, cells: [], rows: 1 }));
    for (let nth = 1; nth < MOST_SYNCS; nth += STEP) {
      const { excel, workbook } = await workbookOfTwo();
      const { run, syncs } = unluckyRun(excel.run, nth, how, isGone);
      const fault = await faultOf(copySheets(run, copies, 0));
      const left = fault instanceof LeftBehind ? fault.names : [];
      const there = workbook.sheets().filter((name) => !["Sheet1", ...NAMES].includes(name));
      if (fault === null) {
        expect(there).toEqual(copies.map(({ name }) => name));
        if (syncs() < nth) return;
      } else if (!isGone) expect([left, there]).toEqual([[], []]);
      else expect(there.filter((name) => !left.includes(name))).toEqual([]);
    }
    throw new Error("It never ended.");
  },
);

test("protected: a sheet that cannot be renewed is as it was, and nothing is said to be left", async () => {
  const { excel, workbook } = clientOnWorkbook({
    strict: strictnessOf("?strict=protected"),
    isEditing: () => false,
  });
  const [id = ""] = workbook.model.getters.getSheetIds();
  const pane = excelWorkbook(excel.run);
  const writing = {
    planning: () => Promise.resolve(),
    progress: () => Promise.resolve(),
    isCancelled: () => false,
  };
  const renewed = pane.renew({
    olds: [{ id, name: "Sheet1" }],
    wished: ["Sheet1"],
    plansOf: () => PLANS.slice(0, 1),
    before: "before",
    writing,
  });
  await expect(renewed).rejects.toMatchObject({ sheet: null });
  expect(workbook.sheets()).toEqual(["Sheet1"]);
});
