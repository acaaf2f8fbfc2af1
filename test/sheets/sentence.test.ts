import { parse } from "../../src/formula/parse";
import { print } from "../../src/formula/print";
import { sentence, signed } from "../../src/sheets/sentence";
import { workbookWithFide } from "../support/workbench";

test("gaps are filled by formulas, quotes stay quotes", () => {
  const gaps = { w: parse("B1"), n: parse("B2") };
  expect(print(sentence('{w} of "{n}".', gaps))).toBe('B1&" of """&B2&"""."');
  expect(print(sentence("Nothing.", {}))).toBe('"Nothing."');
});

test("a change has its sign and no noise", () => {
  const book = workbookWithFide();
  const [sheet = ""] = book.sheets();
  book.write(sheet, "A1", [[0.1 + 0.2, -0.12, 0]]);
  book.write(sheet, "A2", [["A1", "B1", "C1"].map((cell) => `=${print(signed(parse(cell)))}`)]);
  expect(book.read(sheet, "A2:C2").values).toEqual([["+0.3", "−0.12", "+0"]]);
});
