import { workbookWithFide } from "../../support/workbench";

const LINES = 200;

test.each<[formula: string, value: number | string]>([
  ["COUNTIFS(A1:A200,7)", 20],
  ['COUNTIFS(A1:A200,7,B1:B200,">100")', 10],
  ["SUMIFS(B1:B200,A1:A200,7)", 2060],
  ['SUMIFS(B1:B200,A1:A200,7,B1:B200,"<20")', 26],
  ["AVERAGEIFS(B1:B200,A1:A200,D1)", 103],
  ["MINIFS(B1:B200,A1:A200,7)", 8],
  ['MAXIFS(B1:B200,A1:A200,7,B1:B200,"<100")', 98],
  ["SUMIFS(B1:B200,A1:A200,77)", 0],
  ["COUNTIFS(C1:C3,7)", 2],
  ["AVERAGEIFS(B1:B200,A1:A200,77)", "#DIV/0!"],
  ["SUMIFS(C4:C6,B4:B6,5)", "#N/A"],
  ["MINIFS(C4:C6,B4:B6,5)", "#N/A"],
  ["SUMIFS(C4:C6,B4:B6,6)", 2],
  ["COUNTIF(A1:A200,7)", 20],
  ["COUNTIF(C5:C5,7)", 0],
  ["COUNTIF(#REF!,7)", "#REF!"],
  ["COUNTIFS(#REF!,7)", "#REF!"],
  ['COUNTIFS(A1:A200,7,#REF!,">0")', "#REF!"],
  ["SUMIFS(#REF!,#REF!,7)", "#REF!"],
  ["AVERAGEIFS(#REF!,A1:A200,7)", "#REF!"],
])("the lines with a number: %s is %p", (formula, value) => {
  const book = workbookWithFide();
  const lines = Array.from({ length: LINES }, (_, line) => [line % 10, line + 1]);
  book.write("Sheet1", `A1:B${LINES}`, lines);
  book.write("Sheet1", "C1:C6", [[7], ["'7"], [8], [1], ["=NA()"], [2]]);
  book.write("Sheet1", "D1:E1", [[7, `=${formula}`]]);
  expect(book.read("Sheet1", "E1").values).toEqual([[value]]);
});
