import { explainRefusals } from "../../../src/workbench/engine/refusals";
import { workbookWithFide } from "../../support/workbench";

test("semicolons beside commas are explained", () => {
  const separators = "Commas, please.";
  explainRefusals({ separators, sheetNames: "" });
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [["=FIDE.RU(2348,5;7;9)"]]);
  expect(book.read("Sheet1", "A1").values).toEqual([["#NAME?"]]);
  expect(book.message("Sheet1", "A1")).toBe(separators);
});
