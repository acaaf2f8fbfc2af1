import { decorateSheet } from "../../src/sheets/decorateSheet";
import { writeSheets } from "../../src/sheets/writeSheets";
import { BARE_PLAN } from "../support/barePlan";
import { asExcelRun } from "../support/asExcelRun";
import { clientOnWorkbook } from "../support/officeClient";

const PLAN = {
  ...BARE_PLAN,
  cells: [{ row: 0, column: 0, content: "Player" }],
  frozen: { rows: 5, columns: 2 },
  filtered: { row: 4, column: 0, rows: 60, columns: 3 },
};

test("headings stay in view, a long list has filters, pages are set up", async () => {
  const { excel, workbook, answers } = clientOnWorkbook();
  await decorateSheet(excel.run, await idOf(excel), PLAN);
  const sheetId = workbook.model.getters.getActiveSheetId();
  expect(workbook.model.getters.getPaneDivisions(sheetId)).toEqual({ xSplit: 2, ySplit: 5 });
  expect(workbook.filtered("Sheet1")).toBe("A5:C64");
  expect(workbook.pageLayout("Sheet1")).toMatchObject({ titleRows: "$1:$1" });
  expect(answers.filter(({ Error }) => Error !== undefined)).toEqual([]);
});

const MEMBERS = ["freezePanes", "autoFilter", "pageLayout"];

/** Excel that refuses to be asked for these members of a sheet. */
function refusing(excel: typeof Excel, members: readonly string[]): typeof Excel.run {
  return asExcelRun((batch) =>
    excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const getItem = worksheets.getItem.bind(worksheets);
      worksheets.getItem = (key: string) => {
        const sheet = getItem(key);
        for (const name of members) {
          Object.defineProperty(sheet, name, {
            get: () => {
              throw new Error("refused");
            },
          });
        }
        return sheet;
      };
      return batch(context);
    }),
  );
}

test.each(MEMBERS)("where Excel refuses %s, the others are there", async (refused) => {
  const { excel, workbook } = clientOnWorkbook();
  await decorateSheet(refusing(excel, [refused]), await idOf(excel), PLAN);
  const { getters } = workbook.model;
  const { ySplit } = getters.getPaneDivisions(getters.getActiveSheetId());
  const layout = workbook.pageLayout("Sheet1");
  const there = [ySplit > 0, workbook.filtered("Sheet1") !== null, "titleRows" in layout];
  expect(there).toEqual(MEMBERS.map((each) => each !== refused));
});

test("a sheet stays whose every decoration is refused", async () => {
  const { excel, workbook } = clientOnWorkbook();
  await writeSheets(refusing(excel, MEMBERS), ["Report"], () => [PLAN]);
  expect(workbook.sheets()).toEqual(["Sheet1", "Report"]);
  expect(workbook.read("Report", "A1").values).toEqual([["Player"]]);
  expect(workbook.pageLayout("Report")).toEqual({});
});

function idOf(excel: typeof Excel): Promise<string> {
  return excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.load("id");
    await context.sync();
    return sheet.id;
  });
}
