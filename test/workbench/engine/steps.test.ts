import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

test("many changes are one step to undo, and one to do again", () => {
  const book = workbookWithFide();
  book.inOneStep(() => {
    book.write(SHEET, "A1", [[1]]);
    book.write(SHEET, "B1", [[2]]);
    book.style(SHEET, "A1", { bold: true });
  });
  book.model.dispatch("REQUEST_UNDO");
  expect(book.read(SHEET, "A1:B1").values).toEqual([[null, null]]);
  expect(book.model.getters.canUndo()).toBe(false);
  book.model.dispatch("REQUEST_REDO");
  expect(book.read(SHEET, "A1:B1").values).toEqual([[1, 2]]);
});

test("while a locked sheet is in view, others are written to, and it is not", () => {
  const book = workbookWithFide();
  book.addSheet("Second");
  book.model.dispatch("LOCK_SHEET", { sheetId: book.model.getters.getActiveSheetId() });
  book.write("Second", "A1", [[1]]);
  expect(book.read("Second", "A1").values).toEqual([[1]]);
  expect(() => {
    book.write(SHEET, "A1", [[1]]);
  }).toThrow("SheetLocked");
});

test("what was forgotten is neither undone nor done again; what follows is", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [[1]]);
  book.write(SHEET, "A1", [[2]]);
  book.model.dispatch("REQUEST_UNDO");
  book.forgetSteps();
  const { getters } = book.model;
  expect([getters.canUndo(), getters.canRedo()]).toEqual([false, false]);
  book.model.dispatch("REQUEST_UNDO");
  expect(book.read(SHEET, "A1").values).toEqual([[1]]);
  book.write(SHEET, "A1", [[3]]);
  book.forgetSteps();
  book.write(SHEET, "A1", [[4]]);
  book.model.dispatch("REQUEST_UNDO");
  expect([book.read(SHEET, "A1").values, getters.canUndo()]).toEqual([[[3]], false]);
  book.model.dispatch("REQUEST_REDO");
  expect(book.read(SHEET, "A1").values).toEqual([[4]]);
});

test("every change, and every undone one, is another revision; looking around is none", () => {
  const book = workbookWithFide();
  book.addSheet("Second");
  const seen = new Set([book.revision]);
  book.select("Second", "B2");
  book.select(SHEET, "C3");
  expect(book.revision).toBe([...seen][0]);
  book.write(SHEET, "A1", [[1]]);
  seen.add(book.revision);
  book.model.dispatch("REQUEST_UNDO");
  seen.add(book.revision);
  expect(seen.size).toBe(3);
});
