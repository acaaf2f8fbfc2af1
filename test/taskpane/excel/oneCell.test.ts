import { fillCell, selectedCell } from "../../../src/taskpane/excel/oneCell";
import { clientOnWorkbook } from "../../support/officeClient";

test("the first selected cell is read, filled while it is as it was read, and filled again with what it had", async () => {
  const { excel, workbook } = clientOnWorkbook();
  workbook.write("Sheet1", "B2", [["'007", 5]]);
  workbook.select("Sheet1", "B2:C2");
  const before = await excel.run(selectedCell);
  expect(before).toMatchObject({ sheet: "Sheet1", place: { row: 1, column: 1 }, value: "007" });
  const filled = await fillCell(excel.run, before, "=FIDE.PD(100)");
  expect(filled).toMatchObject({ value: 0.64, formula: "=FIDE.PD(100)" });
  expect(await fillCell(excel.run, before, 1)).toBeNull();
  expect(workbook.read("Sheet1", "B2").values).toEqual([[0.64]]);
  await fillCell(excel.run, filled!, before.formula);
  expect(workbook.read("Sheet1", "B2").values).toEqual([["007"]]);
});
