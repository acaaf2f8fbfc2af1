import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

/** A value, a formula of it and one of that. */
function book() {
  const workbook = workbookWithFide();
  workbook.write(SHEET, "A1", [[1.5, "=A1*2", "=B1+1"]]);
  const sheetId = workbook.model.getters.getActiveSheetId();
  const formulaOf = (col: number) => {
    const cell = workbook.model.getters.getCell({ sheetId, col, row: 0 });
    return cell?.isFormula === true ? cell.compiledFormula : null;
  };
  return { workbook, formulaOf };
}

test("another look leaves a formula what it is, and its cells follow what they are of", () => {
  const { workbook, formulaOf } = book();
  const before = formulaOf(1);
  workbook.style(SHEET, "A1:C1", { bold: true });
  workbook.style(SHEET, "B1", { textColor: "#0000FF" });
  workbook.format(SHEET, "B1", "0.00");
  expect(formulaOf(1)).toBe(before);
  const { getters } = workbook.model;
  const place = { sheetId: getters.getActiveSheetId(), col: 1, row: 0 };
  expect(getters.getCellStyle(place)).toEqual({ bold: true, textColor: "#0000FF" });
  expect(workbook.read(SHEET, "A1:C1").text).toEqual([["1.5", "3.00", "4.00"]]);
  workbook.write(SHEET, "A1", [[2]]);
  expect(workbook.read(SHEET, "A1:C1").text).toEqual([["2", "4.00", "5.00"]]);
  expect(getters.getCellStyle(place)).toEqual({ bold: true, textColor: "#0000FF" });
});

test("and can be undone by itself", () => {
  const { workbook } = book();
  workbook.format(SHEET, "B1", "0.00");
  workbook.model.dispatch("REQUEST_UNDO");
  expect(workbook.read(SHEET, "B1:C1").text).toEqual([["3", "4"]]);
  workbook.model.dispatch("REQUEST_REDO");
  expect(workbook.read(SHEET, "B1").text).toEqual([["3.00"]]);
});
