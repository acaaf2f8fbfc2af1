import { withCommas } from "../../../src/workbench/engine/argumentSeparators";
import { workbookWithFide } from "../../support/workbench";

const SHEET = "Sheet1";

test.each([
  ["=FIDE.RU(2348;7;9)", "=FIDE.RU(2348,7,9)"],
  ["=IF(A1=\"a;b\";SUM({1;2});'x;y'!A1)", "=IF(A1=\"a;b\",SUM({1;2}),'x;y'!A1)"],
  ["=FIDE.RU( 2348 ; 7 ; 9 )", "=FIDE.RU( 2348 , 7 , 9 )"],
  ["=SUM(1.5;2)", "=SUM(1.5,2)"],
])("%s is read as %s", (typed, read) => {
  expect(withCommas(typed)).toBe(read);
});

test.each(["=FIDE.RU(2348,5;7;9)", "=SUM({1,2;3,4})", "a;b", "=1+1"])("%s stays", (typed) => {
  expect(withCommas(typed)).toBe(typed);
});

test("what is typed with semicolons is calculated, and kept with commas", () => {
  const book = workbookWithFide();
  book.write(SHEET, "A1", [['=FIDE.RU(2348;7;9;"robin";2005)', "=SUM({1,2;3,4})", "'a;b"]]);
  expect(book.read(SHEET, "A1:C1")).toMatchObject({
    values: [[2411, 10, "a;b"]],
    formulas: [['=FIDE.RU(2348,7,9,"robin",2005)', "=SUM({1,2;3,4})", "a;b"]],
  });
});
