/** @jest-environment jsdom */
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { testInLibreOffice, valuesInLibreOffice } from "../../support/libreOffice";
import { workbookWithFide } from "../../support/workbench";

testInLibreOffice("a saved file has the same values in LibreOffice", async () => {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [
    ["Zoë, “A”", 2600, 0.5, true, "½"],
    ["=FIDE.PD(100)", '=FIDE.RU(2348,7,9,"robin",2005)', "=SUM(B1:C1)", "=ROUND(1.005,2)", "'=A"],
  ]);
  book.addSheet("Données");
  book.write("Données", "B2", [["=FIDE.EXPECTED(2813,Sheet1!B1-200,2025)"]]);
  const values = valuesInLibreOffice(await saveXlsx(book));
  expect(values.get("Sheet1")).toEqual([
    ["Zoë, “A”", "2600", "0.5", "TRUE", "½"],
    ["0.64", "2411", "2600.5", "1.01", "=A"],
  ]);
  expect(values.get("Données")).toEqual([
    ["", ""],
    ["", "0.93"],
  ]);
});
