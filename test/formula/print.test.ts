import fc from "fast-check";
import type { Argument, Expr, Operator } from "../../src/formula/expr";
import { array, call, number, text } from "../../src/formula/expr";
import { parse } from "../../src/formula/parse";
import { print, printer } from "../../src/formula/print";
import { area, below, cellAt, onSheet, OWN, type Anchor } from "../../src/formula/reference";

const OPERATORS: readonly Operator[] = [
  "=",
  "<>",
  "<",
  ">",
  "<=",
  ">=",
  "&",
  "+",
  "-",
  "*",
  "/",
  "^",
];

const reference = fc
  .record({
    row: fc.nat(5_000),
    column: fc.nat(900),
    anchor: fc.constantFrom<Anchor>("none", "row", "column", "both"),
    rows: fc.option(fc.nat(40)),
    sheet: fc.option(
      fc.string({ minLength: 1, maxLength: 12 }).filter((name) => !/^'+$/.test(name)),
    ),
  })
  .map(({ row, column, anchor, rows, sheet }) => {
    const cell = cellAt(row, column, anchor);
    return onSheet(sheet, rows === null ? cell : area(cell, cellAt(row + rows, column, anchor)));
  });

const { expr } = fc.letrec<{ expr: Expr; argument: Argument }>((tie) => ({
  argument: fc.option(tie("expr"), { freq: 6 }),
  expr: fc.oneof(
    { maxDepth: 5 },
    fc
      .double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true })
      .map((value) => number(Math.abs(value))),
    fc.string({ maxLength: 20 }).map(text),
    fc.boolean().map((value): Expr => ({ kind: "truth", value })),
    fc
      .array(fc.oneof(fc.integer(), fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 4 })
      .map(array),
    reference,
    fc
      .tuple(
        fc.constantFrom("IF", "SUM", "FIDE.DP"),
        fc.array(tie("argument"), { minLength: 2, maxLength: 4 }),
      )
      .map(([name, args]) => call(name, args)),
    fc
      .tuple(fc.constantFrom<"-" | "+">("-", "+"), tie("expr"))
      .map(([operator, of]): Expr => ({ kind: "unary", operator, of })),
    fc
      .tuple(fc.constantFrom(...OPERATORS), tie("expr"), tie("expr"))
      .map(([operator, left, right]): Expr => ({ kind: "binary", operator, left, right })),
  ),
}));

test("what is printed is read as the same formula, whatever its texts and sheets", () => {
  fc.assert(
    fc.property(expr, (formula) => {
      expect(parse(print(formula))).toEqual(formula);
    }),
  );
});

test.each([
  ["(1+2)+3", "1+2+3"],
  ["1+(2+3)", "1+(2+3)"],
  ["(1*2)-(3/4)", "1*2-3/4"],
  ["IF((A1>0),(B2),)", "IF(A1>0,B2,)"],
  ["--(A1:A3=B1)", "--(A1:A3=B1)"],
  ["(1&2)=3", "1&2=3"],
  ["1&(2=3)", "1&(2=3)"],
  ["-(1+2)^2", "-(1+2)^2"],
])("%s is printed as %s", (written, printed) => {
  expect(print(parse(written))).toBe(printed);
});

test("quotation marks and apostrophes are doubled", () => {
  expect(print(text('a "b"'))).toBe('"a ""b"""');
  expect(print(onSheet("Zoë's open", cellAt(0, 0)))).toBe("'Zoë''s open'!A1");
});

test("a text longer than Excel's 255 signs is put together, no sign torn apart", () => {
  const long = `${"x".repeat(254)}♟️😀${"y".repeat(300)}`;
  const printed = print(text(long));
  const pieces = printed.split("&").map((piece) => piece.slice(1, -1));
  expect(pieces.join("")).toBe(long);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(255);
  expect(pieces.filter((piece) => /[\ud800-\udbff]$/.test(piece))).toEqual([]);
});

test("a formula of more than 8,192 signs, and one of more than 64 levels, is refused", () => {
  const wide = call(
    "SUM",
    Array.from({ length: 3_000 }, () => number(10)),
  );
  expect(() => print(wide)).toThrow("8192");
  let deep: Expr = number(1);
  for (let level = 0; level < 64; level += 1) deep = call("ABS", [deep]);
  expect(print(deep)).toContain("ABS(1)");
  expect(() => print(call("ABS", [deep]))).toThrow("64 levels");
});

test("rows of a line: one formula for all lines", () => {
  const own = cellAt(OWN, 2, "column");
  const above = below(cellAt("first", 3, "row"), -1);
  const all = printer(call("SUM", [own, area(above, below(cellAt(OWN, 3), -1))]));
  expect(all.on({ own: 9, first: 4 })).toBe("SUM($C10,D$4:D9)");
  expect(all.on({ own: 10, first: 4 })).toBe("SUM($C11,D$4:D10)");
  expect(() => all.on({ own: 1 })).toThrow('no row "first"');
});

test("what no sheet has is refused: a row above the first, an array of more than Excel takes", () => {
  expect(() => print(below(cellAt(0, 0), -1))).toThrow("row 0");
  expect(() => printer(below(cellAt(OWN, 0), -1)).on({ own: 0 })).toThrow("row 0");
  expect(() => array([NaN])).toThrow("NaN");
  expect(() => array(["x".repeat(256)])).toThrow("array");
});

test("an area below another has as many rows", () => {
  expect(print(below(area(cellAt(0, 0), cellAt(5, 1)), 2))).toBe("A3:B8");
});
