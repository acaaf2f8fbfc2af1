import { EXAMPLES } from "../../../src/functions/examples";
import { cases } from "../../support/cases";
import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";
const examples = Object.values(EXAMPLES)
  .flat()
  .map((example) => [example.formula, example] as const);

test.each(examples)("=%s in a cell", (formula, { result }) => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [[`=${formula}`]]);
  const expected = Array.isArray(result) ? (result as unknown[][]) : [[result]];
  const { values } = book.read(SHEET, `A1:Z${expected.length}`);
  expect(values.map((row) => row.slice(0, expected[0]!.length))).toEqual(expected);
});

test("a range spills, D1# is its whole, and an edit is followed", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [[100], [-100], [4]]);
  book.write(SHEET, "B1", [["=FIDE.PD(A1:A3)"]]);
  book.write(SHEET, "C1", [["=SUM(B1#)"]]);
  expect(book.read(SHEET, "B1:B3").values).toEqual([[0.64], [0.36], [0.51]]);
  expect(book.read(SHEET, "C1").values).toEqual([[1.51]]);
  book.write(SHEET, "A3", [[0]]);
  expect(book.read(SHEET, "B3:C3").values[0]?.[0]).toBe(0.5);
  expect(book.read(SHEET, "C1").values).toEqual([[1.5]]);
});

test("a blocked spill is #SPILL!", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [[100], [200]]);
  book.write(SHEET, "B2", [["here"]]);
  book.write(SHEET, "B1", [["=FIDE.PD(A1:A2)"]]);
  expect(book.read(SHEET, "B1").values).toEqual([["#SPILL!"]]);
});

test("from another sheet", () => {
  const book = workbookWithFide();
  book.addSheet("Données");
  expect(book.sheets()).toEqual(["Sheet1", "Données"]);
  book.write("Données", "A1", [[2813, 2400]]);
  book.write(SHEET, "A1", [["=FIDE.EXPECTED('Données'!A1,'Données'!B1,2025)"]]);
  expect(book.read(SHEET, "A1").values).toEqual([[0.93]]);
});

test("errors carry their explanation, and pass through", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [
    [
      '=FIDE.PD("abc")',
      "=FIDE.RU(2000,0,5,,2014)",
      "=FIDE.PD(1/0)",
      "=FIDE.PD(A1)",
      "=IFERROR(A1,1)",
    ],
  ]);
  const { values } = book.read(SHEET, "A1:E1");
  expect(values).toEqual([["#VALUE!", "#N/A", "#DIV/0!", "#VALUE!", 1]]);
  expect(book.message(SHEET, "A1")).toBe(
    "diff: “abc”. Expected a rating difference, such as 120 or -85.",
  );
  expect(book.message(SHEET, "B1")).toContain("Article 8.21 (2014).");
  expect(book.message(SHEET, "E1")).toBe("");
});

test.each([0, null] as const)("a blank cell sent as %p, and an omitted argument", (blank) => {
  const book = workbookWithFide(blank);
  book.write(SHEET, "A1", [
    [
      "=FIDE.PD(Z9)",
      "=FIDE.EXPECTED(2000,Z9)",
      "=FIDE.RU(2000,0.5,5,,2005,,Z9)",
      "=FIDE.RU(2000,0.5,5,,2005,,)",
      "=FIDE.DELTA(2000,2100,Z9)",
    ],
  ]);
  const [row] = book.read(SHEET, "A1:E1").values;
  expect(row).toEqual([0.5, "", 1634, "#N/A", blank === null ? "#VALUE!" : -0.36]);
});

const MANY = cases({ quick: 1_000, long: 10_000 });

test(`${MANY} formulas in one command, and one undo`, () => {
  const book = workbookWithFide();
  const rows = Array.from({ length: MANY }, (_, index) => [index, `=FIDE.PD(A${index + 1})`]);
  book.write(SHEET, "A1", rows);
  expect(book.read(SHEET, `B${MANY - 1}:B${MANY}`).values).toEqual([[1], [1]]);
  book.model.dispatch("REQUEST_UNDO");
  expect(book.read(SHEET, `B${MANY}`).values).toEqual([[null]]);
});

test("what a cell shows, and its formula", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [["=FIDE.PD(100)", "text", true, null, 2.5]]);
  expect(book.read(SHEET, "A1:E1")).toEqual({
    values: [[0.64, "text", true, null, 2.5]],
    text: [["0.64", "text", "TRUE", "", "2.5"]],
    formulas: [["=FIDE.PD(100)", "text", "TRUE", "", "2.5"]],
  });
});

test("a sheet that is not there is named", () => {
  const book = workbookWithFide();
  expect(() => book.read("Missing", "A1")).toThrow("No sheet Missing. There are: Sheet1");
});
