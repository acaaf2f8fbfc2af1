import type { FiguresRead } from "../../../src/desk/selfCheck";
import type { NamedFigures } from "../../../src/sheets/figures";
import { NO_NAMES } from "../../../src/sheets/sheetRead";
import { checkedAgainstRules } from "../../../src/taskpane/excel/checkedAgainstRules";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";

const SHEETS = [{ id: "1", name: "Report" }];
const FIGURES: readonly NamedFigures[] = [{ name: "Rn", figures: [2105] }];

function shownAs(value: string | number): FiguresRead {
  const area = { row: 12, column: 9, rows: 1, columns: 1 };
  const names = { ...NO_NAMES, own: new Map([["Rn", area]]) };
  return { sheet: "Report", names, area, values: [[value]] };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What comes of a cell that shows these values one after the other, and how often it is read. */
async function checked(
  shown: readonly (string | number | null)[],
  { isByHand = false, isWanted = (): boolean => true, figures = () => FIGURES } = {},
) {
  let readings = 0;
  const workbook: Pick<ExcelWorkbook, "readFigures" | "isCalculatedByHand"> = {
    readFigures: (sheet, names) => {
      expect([sheet, names]).toEqual([SHEETS[0], ["Rn"]]);
      const value = shown[Math.min(readings, shown.length - 1)] ?? null;
      readings += 1;
      return Promise.resolve(value === null ? null : shownAs(value));
    },
    isCalculatedByHand: () => Promise.resolve(isByHand),
  };
  const check = checkedAgainstRules(workbook, SHEETS, figures, isWanted);
  await jest.advanceTimersByTimeAsync(60_000);
  return { check: await check, readings };
}

const DIFFERS = {
  kind: "differs",
  sheet: "Report",
  differences: [{ place: { row: 12, column: 9 }, shown: 2104, expected: 2105 }],
};

test("figures that agree are read once", async () => {
  expect(await checked([2105])).toEqual({ check: { kind: "agrees" }, readings: 1 });
});

test("a function that answers late is waited for, but not for ever", async () => {
  expect(await checked(["#BUSY!", "#BUSY!", 2105])).toEqual({
    check: { kind: "agrees" },
    readings: 3,
  });
  expect(await checked(["#NAME?"])).toEqual({ check: { kind: "nothing" }, readings: 4 });
});

test("a difference is told once it is read twice", async () => {
  expect(await checked([2104])).toEqual({ check: DIFFERS, readings: 2 });
  expect(await checked(["#BUSY!", 2104])).toEqual({ check: DIFFERS, readings: 3 });
  expect(await checked([2104, 2105])).toEqual({ check: { kind: "agrees" }, readings: 2 });
});

test("where Excel calculates by hand a difference may be a figure of before", async () => {
  expect((await checked([2104], { isByHand: true })).check).toEqual({ kind: "nothing" });
});

test("nothing is read for a sheet that is gone, or for which the rules have nothing", async () => {
  const nothing = { kind: "nothing" };
  expect(await checked([2105], { isWanted: () => false })).toEqual({ check: nothing, readings: 0 });
  expect(await checked([2105], { figures: () => [] })).toEqual({ check: nothing, readings: 0 });
  expect(await checked([null])).toEqual({ check: nothing, readings: 4 });
});
