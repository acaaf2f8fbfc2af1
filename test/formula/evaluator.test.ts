import { readFileSync } from "node:fs";
import { FUNCTIONS } from "../support/evaluator/functions/all";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { NotKnown } from "../support/evaluator/value";
import type { CellContent } from "../../src/workbench/engine/cellContent";

/** Cells from A1 on that the formulas speak of; B1 is blank, B2 an empty text, B3 an error. */
const CELLS: readonly (readonly CellContent[])[] = [
  [5, null, "Ann", 2000],
  [7, '=""', "bob", 2100],
  ["u", "=NA()", "A*", 2200],
  [true, "=1/0", "≠", 2300],
];

function bookWithCells(): PlannedWorkbook {
  const book = new PlannedWorkbook();
  book.write("Sheet1", "A1", CELLS);
  return book;
}

function calculated(formula: string, book = bookWithCells()): CellContent {
  book.write("Sheet1", "Z1", [[`=${formula}`]]);
  return book.read("Sheet1", "Z1").values[0]![0]!;
}

test.each<[formula: string, value: CellContent]>([
  ["1+2*3^2", 19],
  ["-2^2", 4],
  ["0^0", "#NUM!"],
  ["1/0", "#DIV/0!"],
  ["B1+1", 1],
  ["B2+1", "#VALUE!"],
  ['"3"+1', 4],
  ["TRUE+1", 2],
  ["+A3", "u"],
  ["-A3", "#VALUE!"],
  ["B1", 0],
  ["10^300*10^300", "#NUM!"],
])("arithmetic: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ["A3>99999", true],
  ['TRUE>"z"', true],
  ['"ANN"=C1', true],
  ["C1<>C2", true],
  ['B1=""', true],
  ["B1=0", true],
  ["B1=FALSE", true],
  ['B1&""=""', true],
  ["B2=0", false],
  ['B2=""', true],
  ['C1>""', true],
  ['"5"=5', false],
  ["0.1+0.2=0.3", true],
  ["0.1+0.2>0.3", false],
  ["1000000=1000001", false],
])("comparison: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ['0.1+0.2&""', "0.3"],
  ['1/3&"x"', "0.333333333333333x"],
  ["B1&TRUE&-5", "TRUE-5"],
  ['TRIM("  a   b ")', "a b"],
])("texts: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ["B3+1", "#N/A"],
  ["1+B4", "#DIV/0!"],
  ["B3+B4", "#N/A"],
  ["B4&B3", "#DIV/0!"],
  ["SUM(A1:B4)", "#N/A"],
  ["B4=B4", "#DIV/0!"],
  ["IF(B3,1,2)", "#N/A"],
  ["IF(FALSE,B3,2)", 2],
  ["AND(FALSE,B3)", "#N/A"],
  ["IFNA(B3,9)", 9],
  ["IFNA(B4,9)", "#DIV/0!"],
  ["ISERROR(B4)", true],
  ["ISNA(B3)", true],
  ["ISNA(B4)", false],
  ["ISNA(SUM(A1:B3))", true],
  ["ISNUMBER(B4)", false],
  ["Absent!A1+1", "#REF!"],
  ["SUM(Absent!A1:A2)", "#REF!"],
  ["ROUND(A3,0)", "#VALUE!"],
  ["COUNT(A1:B4)", 2],
  ["COUNTA(A1:B4)", 7],
  ["FIDE.PD(B4)", "#DIV/0!"],
])("errors are carried on, and no further than Excel does: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ["IF(A1>4,,7)", 0],
  ["IF(A1>5,1)", false],
  ['IF("x",1,2)', "#VALUE!"],
  ["AND(A1:A3)", true],
  ["AND(C1:C4)", "#VALUE!"],
  ["OR(A4,FALSE)", true],
  ["OR(B1,A1=5)", true],
  ['AND("x",TRUE)', "#VALUE!"],
  ["NOT(B1)", true],
])("logic: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ["SUM(A1:A4)", 12],
  ["SUM(A3)", 0],
  ["SUM(IF(TRUE,A3),1)", 1],
  ['SUM("3",TRUE)', 4],
  ['SUM("x")', "#VALUE!"],
  ["AVERAGE(A1:A4)", 6],
  ["AVERAGE(C1:C4)", "#DIV/0!"],
  ["MIN(A1:A4)", 5],
  ["MAX(C1:C4)", 0],
  ["MAX(A1:A4,9)", 9],
  ["MAX(A1,-B1)", 5],
  ["SMALL(D1:D4,2)", 2100],
  ["SMALL(D1:D4,9)", "#NUM!"],
  ['COUNT(1,"2","x",TRUE)', 3],
  ["COUNTA(B1)", 0],
  ["SUMPRODUCT(--(C1:C4=C2))", 1],
  ['SUMPRODUCT((C1:C4="ann")*D1:D4)', 2000],
  ["SUMPRODUCT(--(D1:D4>2050),A1:A4)", 7],
  ["SUMPRODUCT(A1:A4,D1:D4)", 24700],
  ["SUMPRODUCT(A1:A4*D1:D4)", "#VALUE!"],
  ["SUMPRODUCT(A1:A2,D1:D3)", "#VALUE!"],
  ["SUMPRODUCT(ISNUMBER(A1:A4)*D1:D4)", 4100],
])("sums: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ['COUNTIF(D1:D4,">2000")', 3],
  ['COUNTIF(D1:D4,">=2000")', 4],
  ['COUNTIF(A1:A4,"<100")', 2],
  ['COUNTIF(D1:D4,"<>2000")', 3],
  ["COUNTIF(A1:A4,5)", 1],
  ["COUNTIF(A1:A4,A4)", 1],
  ["COUNTIF(A1:A4,B1)", 0],
  ['COUNTIF(C1:C4,"≠")', 1],
  ['COUNTIF(C1:C4,"ANN")', 1],
  ['COUNTIF(C1:C4,"A*")', 2],
  ['COUNTIF(C1:C4,"A~*")', 1],
  ['COUNTIF(C1:C4,"?ob")', 1],
  ['COUNTIF(C1:C4,"<>A*")', 2],
  ['COUNTIFS(D1:D4,">2000",A1:A4,">0")', 1],
  ['SUMIF(A1:A4,">5",D1:D4)', 2100],
  ['SUMIF(D1:D4,">2000")', 6600],
  ['SUMIF(D1:D4,">=2200",B1:B4)', "#N/A"],
  ['SUMIF(D1:D4,"<2200",B1:B4)', 0],
  ['SUMIFS(D1:D4,D1:D4,">2000")', 6600],
  ['SUMIFS(B1:B4,D1:D4,">=2200")', "#N/A"],
  ['SUMIFS(B1:B4,D1:D4,"<2200",D1:D4,">2000")', 0],
  ['MINIFS(D1:D4,D1:D4,">2000")', 2100],
  ['MINIFS(D1:D4,D1:D4,"<0")', 0],
  ['MAXIFS(D1:D4,D1:D4,"<2300")', 2200],
  ['MAXIFS(D1:D4,D1:D4,"<0")', 0],
  ['MINIFS(B1:B4,D1:D4,">=2200")', "#N/A"],
  ['AVERAGEIFS(D1:D4,A1:A4,">=0")', 2050],
  ['AVERAGEIFS(D1:D4,A1:A4,">=0",D1:D4,"<0")', "#DIV/0!"],
  ['AVERAGEIF(A1:A4,">=0",D1:D4)', 2050],
  ['AVERAGEIF(A1:A4,">7",D1:D4)', "#DIV/0!"],
])("criteria: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each<[formula: string, value: CellContent]>([
  ["LOOKUP(15,{0,10,20},{40,20,10})", 20],
  ["LOOKUP(20,{0,10,20},{40,20,10})", 10],
  ["LOOKUP(-1,{0,10,20},{40,20,10})", "#N/A"],
  ["LOOKUP(2150,D1:D4,A1:A4)", 7],
  ["LOOKUP(2150,D1:D4)", 2100],
  ["INDEX(D1:D4,3)", 2200],
  ["INDEX(A1:D1,4)", 2000],
  ["INDEX(A1:D4,2,3)", "bob"],
  ["INDEX(D1:D4,5)", "#REF!"],
  ["MATCH(2200,D1:D4,0)", 3],
  ['MATCH("ANN",C1:C4,0)', 1],
  ['MATCH("5",A1:A4,0)', "#N/A"],
  ["EXP(0)", 1],
  ["ROUND(EXP(1),5)", 2.71828],
  ["SQRT(16)", 4],
  ["SQRT(-1)", "#NUM!"],
  ["ROUND(PI(),5)", 3.14159],
  ["ROUND(2.5,0)", 3],
  ["ROUND(-2.5,0)", -3],
  ["ROUND(1.005,2)", 1.01],
  ["ROUND(1234,-2)", 1200],
  ["ROUND(1.5,)", 2],
  ["INT(-1.5)", -2],
  ["ABS(-A1)", 5],
  ["DATE(2014,9,20)", 41902],
  ["DATE(2014,13,1)", 42005],
  ['LEFT("Ann",2)', "An"],
  ['LEFT("Ann")', "A"],
  ['LEFT("Ann",9)', "Ann"],
  ['FIND("n","Ann")', 2],
  ['FIND("x","Ann")', "#VALUE!"],
  ['LEN("Ann")', 3],
  ['LOOKUP("",{1,2})', "#N/A"],
  ['SUBSTITUTE("a;b;c",";","")', "abc"],
  ['HYPERLINK("#A1","Ann")', "Ann"],
  ['HYPERLINK("#A1")', "#A1"],
  ["DAY(DATE(2024,2,29))", 29],
  ["YEAR(41902)", 2014],
  ["MONTH(41902)", 9],
  ["YEAR(-1)", "#NUM!"],
])("look-ups and numbers: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each([
  ["FIDE.PD(392)", 0.92],
  ["FIDE.DP(0.75)", 193],
  ["FIDE.EXPECTED(2813,2400,2025)", 0.93],
  ['FIDE.PD("much")', "#VALUE!"],
  ["FIDE.DP(2)", "#VALUE!"],
  ["FIDE.RU(2000,0,5,,2005,,FALSE)", "#N/A"],
  ["FIDE.SWISS.RU(D1:D4,2,2024)", 2033],
])("functions of the add-in: %s is %p", (formula, value) => {
  expect(calculated(formula)).toBe(value);
});

test.each([
  "VLOOKUP(1,A1:A4,1)",
  "FIDE.NONE(1)",
  "A1:A4+1",
  "A1:A4",
  "IF(A1:A4>0,1,2)",
  "LOOKUP(1,{2,1})",
  'FIND("n","Ann",3)',
  "MATCH(5,A1:A4)",
  "INDEX(D1:D4,0)",
  'COUNTIF(C1:C4,"")',
  'COUNTIF(C1:C4,">a")',
  '"a"<"b"',
  '"1/2"+1',
  "INT(4.35*100)",
  "10^20&1",
  "DATE(1900,2,29)",
  "Z1",
])("where it does not know what Excel does it says so: %s", (formula) => {
  expect(() => calculated(formula)).toThrow(NotKnown);
});

test("every function it knows is tried here", () => {
  const tried = readFileSync(__filename, "utf8");
  expect([...FUNCTIONS.keys()].filter((name) => !tried.includes(`${name}(`))).toEqual([]);
});

describe("a workbook", () => {
  test("everything follows a change", () => {
    const book = bookWithCells();
    expect(calculated("SUM(A1:A4)+LOOKUP(A1+0,{0,6},{1,2})", book)).toBe(13);
    book.write("Sheet1", "A1", [[6]]);
    expect(book.read("Sheet1", "Z1").values).toEqual([[15]]);
    book.write("Sheet1", "A1", [[""]]);
    expect(book.read("Sheet1", "Z1").values).toEqual([[8]]);
  });

  test("a sheet that is gone is an error, and one that comes back is not", () => {
    const book = bookWithCells();
    book.addSheet("Zoë's");
    book.write("Zoë's", "B2", [["=2*Sheet1!A1"]]);
    expect(calculated("'Zoë''s'!B2", book)).toBe(10);
    book.deleteSheet("Zoë's");
    expect(book.read("Sheet1", "Z1").values).toEqual([["#REF!"]]);
    expect(() => book.read("Zoë's", "A1")).toThrow("No sheet Zoë's. There are: Sheet1");
  });

  test("without the add-in its functions are no names", () => {
    const book = new PlannedWorkbook({ hasAddin: false });
    expect(calculated("FIDE.PD(0)", book)).toBe("#NAME?");
  });

  test("values and formulas are read, blanks as null", () => {
    const { values, formulas } = bookWithCells().read("Sheet1", "A1:C2");
    expect(values).toEqual([
      [5, null, "Ann"],
      [7, "", "bob"],
    ]);
    expect(formulas).toEqual([
      ["5", "", "Ann"],
      ["7", '=""', "bob"],
    ]);
  });

  test("each cell is calculated once, however often it is asked for", () => {
    const book = new PlannedWorkbook();
    /** Every cell asks for the one before it twice: two to the power of sixty ways. */
    const column = Array.from({ length: 60 }, (_, row) => [row === 0 ? 0 : `=A${row}+A${row}*0+1`]);
    book.write("Sheet1", "A1", column);
    expect(book.read("Sheet1", "A60").values).toEqual([[59]]);
  });

  test("what a person types and Excel would read as something else is not taken", () => {
    const book = new PlannedWorkbook();
    expect(() => {
      book.write("Sheet1", "A1", [["1/2"]]);
    }).toThrow(NotKnown);
    book.write("Sheet1", "A1", [["'1/2", "u"]]);
    expect(book.read("Sheet1", "A1:B1").values).toEqual([["1/2", "u"]]);
  });
});
