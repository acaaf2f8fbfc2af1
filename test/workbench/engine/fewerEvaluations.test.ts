import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

/** Chance is another one whenever a cell is calculated: what shows the same was left alone. */
function book() {
  const workbook = workbookWithFide();
  workbook.write(SHEET, "A1", [[1, "=A1*2", "=RAND()"]]);
  const shown = (sheet: string, address: string) => workbook.read(sheet, address).values.flat();
  const chance = () => shown(SHEET, "C1")[0];
  return { workbook, shown, chance };
}

test("a sheet that comes, grows, is filled or called otherwise leaves the cells of others alone", () => {
  const { workbook, shown, chance } = book();
  const before = chance();
  workbook.addSheet("Other");
  workbook.write("Other", "A1", [[3, `=${SHEET}!B1+A1`]]);
  workbook.write("Other", "A900", [["=A1+1"]]);
  workbook.write("Other", "AZ1", [[1]]);
  workbook.renameSheet("Other", "Third one");
  workbook.merge("Third one", ["A3:C3"]);
  expect(chance()).toBe(before);
  expect(shown("Third one", "A1:B1")).toEqual([3, 5]);
  expect(shown("Third one", "A900")).toEqual([4]);
  workbook.write(SHEET, "A1", [[5]]);
  workbook.write("Third one", "A1", [[4]]);
  expect(shown("Third one", "B1")).toEqual([14]);
  expect(shown("Third one", "A900")).toEqual([5]);
});

test("a copy is calculated, with its own cells for its own", () => {
  const { workbook, shown, chance } = book();
  const before = chance();
  workbook.write(SHEET, "A2", [["=SUM(A1:B1)"]]);
  workbook.copySheet(SHEET, "Copy", 1);
  expect(chance()).toBe(before);
  workbook.write("Copy", "A1", [[10]]);
  expect(shown("Copy", "A2:B2")).toEqual([30, null]);
  expect(shown(SHEET, "A2")).toEqual([3]);
});

test("cells that become one stand in the way of an array, which is calculated again", () => {
  const { workbook, shown } = book();
  workbook.write(SHEET, "E1", [["=FIDE.PD({0;100;200})"]]);
  expect(shown(SHEET, "E3")).toEqual([0.76]);
  workbook.merge(SHEET, ["E2:F3"]);
  expect(shown(SHEET, "E1")).toEqual(["#SPILL!"]);
});

test("what came can be undone and done again", () => {
  const { workbook, shown } = book();
  workbook.addSheet("Other");
  workbook.write("Other", "A1", [[`=${SHEET}!B1`]]);
  workbook.model.dispatch("REQUEST_UNDO");
  workbook.model.dispatch("REQUEST_UNDO");
  expect(workbook.sheets()).toEqual([SHEET]);
  workbook.model.dispatch("REQUEST_REDO");
  workbook.model.dispatch("REQUEST_REDO");
  expect(shown("Other", "A1")).toEqual([2]);
});

test("a formula is told that its sheet went, and takes no other that is called so later", () => {
  const { workbook, shown } = book();
  workbook.addSheet("Other");
  workbook.write("Other", "A1", [[7]]);
  workbook.write(SHEET, "A5", [["=Other!A1"]]);
  workbook.deleteSheet("Other");
  expect(shown(SHEET, "A5")).toEqual(["#REF!"]);
  workbook.addSheet("Another");
  workbook.write("Another", "A1", [[8]]);
  workbook.renameSheet("Another", "Other");
  expect(shown(SHEET, "A5")).toEqual(["#REF!"]);
});

/** From here on a formula of this process asks for sheets by their names. */
test("a formula of whole columns sees rows that come behind the last", () => {
  const { workbook, shown } = book();
  workbook.write(SHEET, "E1", [["=SUM(A:A)"]]);
  workbook.write(SHEET, "A900", [[41]]);
  expect(shown(SHEET, "E1")).toEqual([42]);
});

test("a formula that asks for a sheet by a text is answered once the sheet is there, or called so", () => {
  const { workbook, shown } = book();
  workbook.write(SHEET, "E1", [
    ['=IFERROR(INDIRECT("Later!A1"),"none")', '=IFERROR(INDIRECT("Last!A1"),"none")'],
  ]);
  expect(shown(SHEET, "E1:F1")).toEqual(["none", "none"]);
  workbook.addSheet("Later");
  expect(shown(SHEET, "E1")).not.toEqual(["none"]);
  workbook.renameSheet("Later", "Last");
  expect(shown(SHEET, "E1:F1")).toEqual(["none", 0]);
});
