import { withQuotes } from "../../../src/workbench/xlsx/saidNames";
import { workbookWithFide } from "../../support/workbench";

test.each([
  ["limit*2", "limit*2"],
  ["'Rating report'!limit+Rates!x", "Rating report'!limit+Rates!x"],
  ["'A report'!x+'report'!x", "A report'!x+report'!x"],
  ["'A (2)'!x&\"A (2)'!x\"", "A (2)'!x&\"A (2)'!x\""],
])("=%s, of which the engine makes =%s", (typed, exported) => {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [[`=${typed}`]]);
  const sheetId = book.model.getters.getActiveSheetId();
  const cell = book.model.getters.getCell({ sheetId, col: 0, row: 0 })!;
  expect(cell.isFormula && withQuotes(exported, cell.compiledFormula)).toBe(typed);
});
