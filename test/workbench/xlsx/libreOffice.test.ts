/** @jest-environment jsdom */
import { addName } from "../../../src/workbench/engine/names/names";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import {
  calculatedInLibreOffice,
  savedByLibreOffice,
  testInLibreOffice,
  valuesInLibreOffice,
} from "../../support/libreOffice";
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

testInLibreOffice("names keep their sheets and cells through LibreOffice and back", async () => {
  const book = workbookWithFide();
  book.renameSheet("Sheet1", "Rating report");
  book.addSheet("Données");
  const give = (sheet: string | null, name: string, target: string) => {
    const scope = sheet === null ? null : book.model.getters.getSheetIdByName(sheet)!;
    expect(addName(book.model, { scope, name }, { target })).toBeNull();
  };
  book.write("Rating report", "A1", [[2100, 2200, 2300]]);
  book.write("Données", "B2", [[1900]]);
  give("Rating report", "Ra", "'Rating report'!$A$1");
  give("Rating report", "Rc_mean", "'Rating report'!$A$1:$C$1");
  give("Données", "Ra", "Données!$B$2");
  give(null, "édition", "2024");
  book.write("Rating report", "A2", [["=Ra+1", "=SUM(Rc_mean)", "=édition"]]);
  book.write("Données", "A1", [["=Ra+1", "='Rating report'!Ra+1"]]);
  book.setPageLayout("Données", { titleRows: "$1:$1" });
  const saved = await saveXlsx(book);
  const report = ["2101", "6600", "2024"];
  const calculated = calculatedInLibreOffice(saved);
  expect(calculated.get("Rating report")![1]).toEqual(report);
  expect(calculated.get("Données")![0]).toEqual(["1901", "2101"]);
  const again = await opened(savedByLibreOffice(saved));
  expect(["Rating report", "Données"].map((sheet) => again.names(sheet))).toEqual([
    { Ra: "A1", Rc_mean: "A1:C1" },
    { Ra: "B2" },
  ]);
  expect(again.pageLayout("Données").titleRows).toBe("$1:$1");
  expect(again.read("Rating report", "A2:C2")).toMatchObject({
    values: [[2101, 6600, 2024]],
    formulas: [["=Ra+1", "=SUM(Rc_mean)", "=édition"]],
  });
  expect(again.read("Données", "A1:B1").formulas).toEqual([["=Ra+1", "='Rating report'!Ra+1"]]);
});
