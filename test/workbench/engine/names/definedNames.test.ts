import { addName, deleteName } from "../../../../src/workbench/engine/names/names";
import type { Workbook } from "../../../../src/workbench/engine/workbook";
import { workbookWithFide } from "../../../support/workbench";

const SHEET = "Sheet1";

function idOf({ model }: Workbook, sheet = SHEET): string {
  return model.getters.getSheetIdByName(sheet)!;
}

/** On a sheet, or without one in the workbook. */
function define(book: Workbook, name: string, address: string, sheet: string | null = SHEET): void {
  const sheetId = idOf(book, sheet ?? SHEET);
  const { zone } = book.model.getters.getRangeFromSheetXC(sheetId, address);
  const scope = sheet === null ? null : sheetId;
  expect(addName(book.model, { scope, name }, { target: { sheetId, zone } })).toBeNull();
}

function value(book: Workbook, address: string, sheet = SHEET): unknown {
  return book.read(sheet, address).values[0]![0];
}

function formula(book: Workbook, address: string, sheet = SHEET): unknown {
  return book.read(sheet, address).formulas[0]![0];
}

function insert(book: Workbook, dimension: "ROW" | "COL", base: number, sheet = SHEET): void {
  const where = { sheetId: idOf(book, sheet), sheetName: sheet, dimension, base };
  book.model.dispatch("ADD_COLUMNS_ROWS", { ...where, quantity: 1, position: "before" });
}

function remove(book: Workbook, dimension: "ROW" | "COL", elements: number[]): void {
  const where = { sheetId: idOf(book), sheetName: SHEET, dimension, elements };
  book.model.dispatch("REMOVE_COLUMNS_ROWS", where);
}

/** A limit at B2 with its name, and formulas that say it. */
function limited(): Workbook {
  const book = workbookWithFide();
  book.write(SHEET, "B2", [[2400]]);
  define(book, "limit", "B2");
  book.write(SHEET, "D4", [["=limit*2"]]);
  return book;
}

test("a formula says a name, reads back as it was typed and follows the cell", () => {
  const book = limited();
  expect([value(book, "D4"), formula(book, "D4")]).toEqual([4800, "=limit*2"]);
  book.write(SHEET, "B2", [[2500]]);
  expect(value(book, "D4")).toBe(5000);
  insert(book, "ROW", 0);
  insert(book, "COL", 1);
  expect(book.names(SHEET)).toEqual({ limit: "C3" });
  book.write(SHEET, "C3", [[2600]]);
  expect([value(book, "E5"), formula(book, "E5")]).toEqual([5200, "=limit*2"]);
  remove(book, "ROW", [0]);
  expect([book.names(SHEET), value(book, "E4")]).toEqual([{ limit: "C2" }, 5200]);
});

test("in any case, in a function's arguments, and in the FIDE functions", () => {
  const book = limited();
  book.write(SHEET, "A1", [[100, -100, 4]]);
  define(book, "differences", "A1:C1");
  book.write(SHEET, "E1", [
    [
      "=LIMIT+Limit",
      "=SUM(differences)",
      "=FIDE.PD(differences)",
      null,
      null,
      '=IF(limit>2399,"yes","no")',
    ],
  ]);
  expect(book.read(SHEET, "E1:J1").values).toEqual([[4800, 4, 0.64, 0.36, 0.51, "yes"]]);
});

test("an unknown name is #NAME?, until it is given, and when it is taken away", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [[7, "=bonus+1"]]);
  expect(value(book, "B1")).toBe("#NAME?");
  define(book, "bonus", "A1");
  expect(value(book, "B1")).toBe(8);
  deleteName(book.model, { scope: idOf(book), name: "bonus" });
  expect(value(book, "B1")).toBe("#NAME?");
});

test("two sheets have the same name: each means its own, others say whose", () => {
  const book = workbookWithFide();
  book.addSheet("Rating report");
  for (const [sheet, ra] of [
    [SHEET, 2100],
    ["Rating report", 2200],
  ] as const) {
    book.write(sheet, "A1", [[ra, "=Ra+1"]]);
    define(book, "Ra", "A1", sheet);
  }
  book.addSheet("Third");
  book.write("Third", "A1", [["='Rating report'!Ra", "=Sheet1!Ra+0", "=Ra", "=Nowhere!Ra"]]);
  expect([value(book, "B1"), value(book, "B1", "Rating report")]).toEqual([2101, 2201]);
  expect(book.read("Third", "A1:D1")).toMatchObject({
    values: [[2200, 2100, "#NAME?", "#REF!"]],
    formulas: [["='Rating report'!Ra", "=Sheet1!Ra+0", "=Ra", "=Nowhere!Ra"]],
  });
});

test("names of two sheets that lead to each other are no circle", () => {
  const book = workbookWithFide();
  book.addSheet("Second");
  book.write(SHEET, "A1", [["=Second!C1"]]);
  book.write("Second", "A1", [[5, null, "=Ra+1"]]);
  define(book, "Ra", "A1");
  define(book, "Ra", "A1", "Second");
  book.write(SHEET, "B1", [["=Ra+1"]]);
  expect(value(book, "B1")).toBe(7);
  book.write("Second", "A1", [["=Sheet1!B1"]]);
  expect(value(book, "B1")).toBe("#CYCLE");
});

test("the sheet's own name comes before the workbook's", () => {
  const book = workbookWithFide();
  book.addSheet("Second");
  book.write(SHEET, "A1", [[1], [2]]);
  define(book, "k", "A1", null);
  book.write(SHEET, "B1", [["=k"]]);
  book.write("Second", "B1", [["=k", "=Sheet1!k"]]);
  define(book, "k", "A2");
  expect(value(book, "B1")).toBe(2);
  expect(book.read("Second", "B1:C1").values).toEqual([[1, 2]]);
});

test("a name may stand for a value or a formula, which follows its cells", () => {
  const book = workbookWithFide();
  const scope = idOf(book);
  const give = (name: string, target: string) => addName(book.model, { scope, name }, { target });
  book.write(SHEET, "A1", [[1], [2], [3]]);
  give("half", "0.5");
  give("word", '"a b"');
  give("total", "SUM(Sheet1!$A$1:$A$3)*half");
  give("lost", "#REF!");
  give("circle", "circle+1");
  book.write(SHEET, "C1", [["=half+1", "=word", "=total", "=lost", "=circle", "=SUM(total,half)"]]);
  const row = (address: string) => book.read(SHEET, address).values[0];
  expect(row("C1:H1")).toEqual([1.5, "a b", 3, "#REF!", "#CYCLE", 3.5]);
  book.write(SHEET, "A3", [[30]]);
  expect(row("C1:H1")).toEqual([1.5, "a b", 16.5, "#REF!", "#CYCLE", 17]);
  insert(book, "ROW", 0);
  book.write(SHEET, "A2", [[100]]);
  expect(row("C2:H2")).toEqual([1.5, "a b", 66, "#REF!", "#CYCLE", 66.5]);
  expect(book.names(SHEET)).toMatchObject({ total: "SUM(Sheet1!$A$2:$A$4)*half", half: "0.5" });
});

test("a sheet that is renamed is renamed in formulas that say its names", () => {
  const book = limited();
  book.addSheet("Other");
  book.write("Other", "A1", [["=Sheet1!limit+'Sheet1'!limit", '=Sheet1!B2&"Sheet1!limit"']]);
  book.renameSheet(SHEET, "Rating report");
  expect(book.read("Other", "A1:B1")).toMatchObject({
    values: [[4800, "2400Sheet1!limit"]],
    formulas: [
      ["='Rating report'!limit+'Rating report'!limit", "='Rating report'!B2&\"Sheet1!limit\""],
    ],
  });
  book.renameSheet("Rating report", "Report");
  expect(formula(book, "A1", "Other")).toBe("=Report!limit+Report!limit");
  book.model.dispatch("REQUEST_UNDO");
  expect([value(book, "A1", "Other"), formula(book, "A1", "Other")]).toEqual([
    4800,
    "='Rating report'!limit+'Rating report'!limit",
  ]);
  book.model.dispatch("REQUEST_REDO");
  expect([value(book, "A1", "Other"), formula(book, "A1", "Other")]).toEqual([
    4800,
    "=Report!limit+Report!limit",
  ]);
});

test("also in what names stand for", () => {
  const book = limited();
  book.addSheet("Other");
  const scope = idOf(book, "Other");
  addName(book.model, { scope, name: "double" }, { target: "2*Sheet1!limit+Sheet1!$B$2" });
  book.write("Other", "A1", [["=double"]]);
  book.renameSheet(SHEET, "Report");
  expect(book.names("Other")).toEqual({ double: "2*Report!limit+Report!$B$2" });
  expect(value(book, "A1", "Other")).toBe(7200);
});

test("cells that are cut and pasted take their name along, also to another sheet", () => {
  const book = limited();
  book.addSheet("Other");
  const { model } = book;
  const cut = (from: string, sheet: string, to: string) => {
    model.selection.selectZone({
      zone: model.getters.getRangeFromSheetXC(idOf(book), from).zone,
      cell: { col: 0, row: 0 },
    });
    model.dispatch("CUT");
    book.select(sheet, to);
    model.dispatch("PASTE", { target: model.getters.getSelectedZones() });
  };
  book.select(SHEET, "B2");
  cut("B2", SHEET, "F6");
  expect([book.names(SHEET), value(book, "D4")]).toEqual([{ limit: "F6" }, 4800]);
  book.select(SHEET, "F6");
  cut("F6", "Other", "A1");
  expect([book.names(SHEET), value(book, "D4")]).toEqual([{ limit: "Other!A1" }, 4800]);
});

test("an area grows and shrinks with its rows", () => {
  const book = workbookWithFide();
  define(book, "players", "A2:C5");
  insert(book, "ROW", 3);
  expect(book.names(SHEET)).toEqual({ players: "A2:C6" });
  remove(book, "ROW", [1, 2]);
  expect(book.names(SHEET)).toEqual({ players: "A2:C4" });
});

test("a name whose cells are removed stays and is #REF!, until that is undone", () => {
  const book = limited();
  remove(book, "ROW", [1]);
  expect([book.names(SHEET), value(book, "D3")]).toEqual([{ limit: "#REF!" }, "#REF!"]);
  book.model.dispatch("REQUEST_UNDO");
  expect([book.names(SHEET), value(book, "D4")]).toEqual([{ limit: "B2" }, 4800]);
  book.model.dispatch("REQUEST_REDO");
  expect([book.names(SHEET), value(book, "D3")]).toEqual([{ limit: "#REF!" }, "#REF!"]);
});

test("a sheet that is copied has its own names on its own cells", () => {
  const book = limited();
  define(book, "common", "A1", null);
  book.copySheet(SHEET, "Sheet1 (2)", 1);
  book.write("Sheet1 (2)", "B2", [[100]]);
  expect(book.names("Sheet1 (2)")).toEqual({ limit: "B2", common: "A1" });
  expect([value(book, "D4"), value(book, "D4", "Sheet1 (2)")]).toEqual([4800, 200]);
  insert(book, "ROW", 0, "Sheet1 (2)");
  expect([book.names(SHEET), book.names("Sheet1 (2)")]).toEqual([
    { limit: "B2" },
    { limit: "B3", common: "A2" },
  ]);
});

test("the page's own way of copying a sheet does the same", () => {
  const book = limited();
  const [sheetId, sheetIdTo] = [idOf(book), "copy"];
  book.model.dispatch("DUPLICATE_SHEET", { sheetId, sheetIdTo, sheetNameTo: "Copy" });
  expect(book.names("Copy")).toEqual({ limit: "B2" });
  book.model.dispatch("REQUEST_UNDO");
  book.model.dispatch("REQUEST_REDO");
  expect([book.names("Copy"), book.names(SHEET)]).toEqual([{ limit: "B2" }, { limit: "B2" }]);
});

test("a sheet that is deleted takes its names along, also in formulas that say them", () => {
  const book = limited();
  book.addSheet("Other");
  book.write("Other", "A1", [["=Sheet1!limit", "=away"]]);
  define(book, "limit", "A5", "Other");
  const target = { sheetId: idOf(book), zone: { left: 0, right: 0, top: 0, bottom: 0 } };
  addName(book.model, { scope: idOf(book, "Other"), name: "away" }, { target });
  book.deleteSheet(SHEET);
  expect(book.names("Other")).toEqual({ limit: "A5", away: "#REF!" });
  expect(book.read("Other", "A1:B1").values).toEqual([["#REF!", "#REF!"]]);
});

test("a formula that is copied to another sheet means the names there", () => {
  const book = limited();
  book.addSheet("Other");
  book.write("Other", "A1", [[10]]);
  define(book, "limit", "A1", "Other");
  book.select(SHEET, "D4");
  book.model.dispatch("COPY");
  book.select("Other", "B1");
  book.model.dispatch("PASTE", { target: book.model.getters.getSelectedZones() });
  expect([formula(book, "B1", "Other"), value(book, "B1", "Other")]).toEqual(["=limit*2", 20]);
});

test("a workbook that is written down and read again has the same names", () => {
  const book = limited();
  addName(book.model, { scope: null, name: "half" }, { target: "0.5", comment: "A draw" });
  book.write(SHEET, "E5", [["=half*limit"]]);
  const again = workbookWithFide(0, book.model.exportData());
  expect([again.names(SHEET), value(again, "D4"), value(again, "E5")]).toEqual([
    { limit: "B2" },
    4800,
    1200,
  ]);
  expect(again.model.getters.canUndo()).toBe(false);
});

test("a person goes by the names of the sheet in view and of the workbook", () => {
  const book = limited();
  book.addSheet("Other");
  define(book, "limit", "C3", "Other");
  define(book, "common", "D4", null);
  const { getters } = book.model;
  const seen = () => getters.getNamedRanges().map(({ name }) => name);
  const place = () => getters.getRangeString(getters.getNamedRange("limit")!.range, "");
  expect([seen(), place()]).toEqual([["limit", "common"], "Sheet1!$B$2"]);
  book.activate("Other");
  expect([seen(), place()]).toEqual([["limit", "common"], "Other!$C$3"]);
  const zone = { left: 1, right: 1, top: 1, bottom: 1 };
  expect(getters.getNamedRangeFromZone(idOf(book), zone)).toBeUndefined();
  book.activate(SHEET);
  expect(getters.getNamedRangeFromZone(idOf(book), zone)?.name).toBe("limit");
});

test("the name that a person changes is the one of the sheet in view, also when done again", () => {
  const book = limited();
  book.addSheet("Other");
  define(book, "limit", "C3", "Other");
  const names = { oldRangeName: "limit", newRangeName: "ceiling" };
  const ranges = [book.model.getters.getRangeDataFromXc(idOf(book), "B2")];
  expect(book.model.dispatch("UPDATE_NAMED_RANGE", { ...names, ranges }).isSuccessful).toBe(true);
  const all = () => [book.names(SHEET), book.names("Other")];
  expect(all()).toEqual([{ ceiling: "B2" }, { limit: "C3" }]);
  book.model.dispatch("REQUEST_UNDO");
  expect(all()).toEqual([{ limit: "B2" }, { limit: "C3" }]);
  book.activate("Other");
  book.model.dispatch("REQUEST_REDO");
  expect(all()).toEqual([{ ceiling: "B2" }, { limit: "C3" }]);
});

test("what a person may not call cells is refused in the engine's words", () => {
  const { model } = workbookWithFide();
  const ranges = [model.getters.getRangeDataFromXc(model.getters.getActiveSheetId(), "B2")];
  const why = (name: string) => model.dispatch("CREATE_NAMED_RANGE", { name, ranges }).reasons;
  expect(why("RC")).toEqual(["NamedRangeNameLooksLikeCellReference"]);
  expect(why("a b")).toEqual(["NamedRangeInvalidName"]);
  expect([why("limit"), why("LIMIT")]).toEqual([[], ["NamedRangeNameAlreadyExists"]]);
  expect(model.dispatch("DELETE_NAMED_RANGE", { name: "other" }).reasons).toEqual([
    "NamedRangeNotFound",
  ]);
});

test("a name may be given on a locked sheet", () => {
  const book = workbookWithFide();
  book.model.dispatch("LOCK_SHEET", { sheetId: idOf(book) });
  define(book, "limit", "B2");
  expect(book.names(SHEET)).toEqual({ limit: "B2" });
});

test("a formula that says a name under which it was not typed is calculated when that comes again", () => {
  const book = workbookWithFide();
  book.write(SHEET, "B2", [[2400]]);
  define(book, "floorOfAll", "B2");
  book.write(SHEET, "D4", [["=floorOfAll*2"]]);
  const names = { oldRangeName: "floorOfAll", newRangeName: "ceilingOfAll" };
  const ranges = [book.model.getters.getRangeDataFromXc(idOf(book), "B2")];
  book.model.dispatch("UPDATE_NAMED_RANGE", { ...names, ranges });
  deleteName(book.model, { scope: idOf(book), name: "ceilingOfAll" });
  expect(value(book, "D4")).toBe("#NAME?");
  define(book, "ceilingOfAll", "B2");
  expect([formula(book, "D4"), value(book, "D4")]).toEqual(["=ceilingOfAll*2", 4800]);
});
