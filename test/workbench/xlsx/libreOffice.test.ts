/** @jest-environment jsdom */
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { testInLibreOffice, valuesInLibreOffice } from "../../support/libreOffice";
import { opened, workbookWithFide } from "../../support/workbench";

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

testInLibreOffice("a file that was opened and saved twice is the same to LibreOffice", async () => {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [
    ["Zoë", 2600, 0.5, true, "½", "'01", "a\uFFFFb"],
    ["=FIDE.PD(100)", "=SUM(B1:C1)", '=IF(B1>1,"a;b",1/0)', "=B1", "'=A"],
  ]);
  book.writeNote("Sheet1", "A1", { title: "Name", text: "Family name first" });
  book.setPageLayout("Sheet1", { orientation: "Landscape", titleRows: "$1:$1", pageBreaks: [1] });
  book.addSheet("constructor");
  book.write("constructor", "A1", [["=Sheet1!B1-200"]]);
  const once = await saveXlsx(book);
  const twice = await saveXlsx(await opened(await saveXlsx(await opened(once))));
  const values = valuesInLibreOffice(once);
  expect([...values.keys()].sort()).toEqual(["Sheet1", "constructor"]);
  expect(values.get("constructor")).toEqual([["2400"]]);
  expect(valuesInLibreOffice(twice)).toEqual(values);
});
