import { workbenchApi } from "../../../src/workbench/page/api";
import { workbookWithFide } from "../../support/workbench";

test("sheets, write, select, read, message", () => {
  const book = workbookWithFide();
  const workbench = workbenchApi(book);
  expect(workbench.sheets()).toEqual(["Sheet1"]);
  workbench.write("Sheet1", "A1", [["=FIDE.PD(100)", '=FIDE.PD("x")']]);
  expect(workbench.read("Sheet1", "A1:B1").values).toEqual([[0.64, "#VALUE!"]]);
  expect(workbench.message("Sheet1", "B1")).toContain("diff: “x”");
  workbench.select("Sheet1", "B2:C4");
  expect(book.model.getters.getSelectedZone()).toEqual({ left: 1, top: 1, right: 2, bottom: 3 });
});

test("selecting on another sheet goes there", () => {
  const book = workbookWithFide();
  book.addSheet("Second");
  workbenchApi(book).select("Second", "A3");
  expect(book.model.getters.getActiveSheetName()).toBe("Second");
});
