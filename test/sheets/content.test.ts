import { matrixOf, written } from "../../src/sheets/content";

test.each([
  ["=A", "'=A"],
  ["+1", "'+1"],
  ["-x", "'-x"],
  ["@me", "'@me"],
  ["'quoted", "''quoted"],
  ["6.31", "'6.31"],
  ["1/2", "'1/2"],
  ["true", "'true"],
  [" TRUE ", "' TRUE "],
  ["#N/A", "'#N/A"],
  ["#REF!", "'#REF!"],
  [" =1+1", "' =1+1"],
  ["＝1", "'＝1"],
  ["１２", "'１２"],
  ["Ann\0\u0007", "Ann"],
  ["A\uD83D", "A"],
  ["A\uFFFF", "A"],
  ["two\nlines", "two\nlines"],
  ["😀", "😀"],
  ["Zoë", "Zoë"],
  ["u", "u"],
  ["½", "½"],
])("the text %s is written as %s", (text, cell) => {
  expect(written(text)).toBe(cell);
});

test("numbers and formulas are written as they are; nothing leaves a cell alone", () => {
  const cells = [
    { row: 0, column: 1, content: 0.5 },
    { row: 1, column: 0, content: { formula: "=B1" } },
  ];
  expect(matrixOf(cells)).toEqual([
    [null, 0.5],
    ["=B1", null],
  ]);
});

test("no more than a cell holds", () => {
  expect(written("x".repeat(40_000))).toHaveLength(32_000);
  expect(written(`${"x".repeat(31_999)}😀`)).toBe("x".repeat(31_999));
});
