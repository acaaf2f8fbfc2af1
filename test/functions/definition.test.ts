import fc from "fast-check";
import { elementwise, whole } from "../../src/functions/definition";
import {
  each,
  list,
  optionalEach,
  optionalList,
  optionalSingle,
  single,
} from "../../src/functions/parameters";
import { number } from "../../src/functions/readers";
import { EXPECTED } from "../../src/functions/definitions/expected";
import { DELTA } from "../../src/functions/definitions/delta";
import { table, value } from "../support/call";

const numeric = number("difference");
const SUM = elementwise({
  name: "SUM",
  parameters: [each("a", numeric), each("b", numeric), optionalEach("c", numeric, 1000)],
  compute: (a, b, c) => a + b + c,
});

test("one cell stretches, a row and a column make a grid", () => {
  expect(table(SUM, 1, [10, 20], 0)).toEqual([[11], [21]]);
  expect(table(SUM, [[1, 2]], [10, 20], 0)).toEqual([
    [11, 12],
    [21, 22],
  ]);
});

test("an omitted argument is its default, an omitted required one a blank cell", () => {
  expect(value(SUM, 1, 2)).toBe(1003);
  expect(value(SUM, null, 2, 0)).toBe(2);
});

test("cells without a partner are #N/A", () => {
  expect(table(SUM, [1, 2, 3], [10, 20], 0)).toEqual([
    [11],
    [22],
    ["#N/A This cell has no partner: the ranges differ in size."],
  ]);
  expect(table(SUM, [[1, 2, 3]], [[10, 20]], 0)[0]?.[2]).toMatch(/^#N\/A/);
});

test("a column and a row of a thousand cells make a grid, greater ones none", () => {
  const column = (cells: number) => Array.from({ length: cells }, () => [1]);
  const row = (cells: number) => [Array.from({ length: cells }, () => 1)];
  expect(SUM.call([column(1_000), row(1_000), null])).toHaveLength(1_000);
  expect(table(SUM, column(1_048_576), row(16_384))).toEqual([
    [
      "#VALUE! The result would be a range of 1048576 × 16384 cells. Expected at most 1000000 cells: give the range that is filled, not whole columns.",
    ],
  ]);
});

test("the first fault of a row is shown, the others go on", () => {
  expect(table(SUM, [1, "x", { type: "Error", basicValue: "#DIV/0!" }], ["y", 2, 3], 0)).toEqual([
    ["#VALUE! b: “y”. Expected a rating difference, such as 120 or -85."],
    ["#VALUE! a: “x”. Expected a rating difference, such as 120 or -85."],
    ["#DIV/0!"],
  ]);
});

test("an empty text that another formula handed on gives an empty result", () => {
  expect(table(SUM, ["", 1], 2, 0)).toEqual([[""], [3]]);
  expect(value(SUM, 1, 2, "")).toBe("");
});

test("a grid gives what each pair gives", () => {
  const rating = fc.oneof(
    fc.integer({ min: 1, max: 4000 }),
    fc.constantFrom("u", "", null, "x", -1),
  );
  const score = fc.constantFrom(0, 0.5, 1, "½", "-", "", null, "?");
  fc.assert(
    fc.property(
      fc.array(rating, { minLength: 1 }),
      fc.array(rating, { minLength: 1 }),
      score,
      (column, row, result) => {
        const grid = table(EXPECTED, column, [row], 2014);
        const deltas = table(DELTA, column, [row], [[result]], 2022);
        column.forEach((own, i) => {
          row.forEach((opponent, j) => {
            expect(grid[i]?.[j]).toEqual(value(EXPECTED, [[own]], [[opponent]], 2014));
            expect(deltas[i]?.[j]).toEqual(value(DELTA, [[own]], [[opponent]], [[result]], 2022));
          });
        });
      },
    ),
    { numRuns: 50 },
  );
});

const LISTED = whole({
  name: "LISTED",
  parameters: [
    single("one", numeric),
    list("many", numeric),
    optionalList("more", numeric),
    optionalSingle("last", numeric, 7),
  ],
  compute: (one, many, more, last) => [
    [one, many.rows, many.columns, many.values.length, more === null ? "none" : more.rows, last],
  ],
});

test("whole ranges, read once", () => {
  expect(
    table(LISTED, 1, [
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([[1, 2, 2, 4, "none", 7]]);
  expect(table(LISTED, null, null, [1, 2], 8)).toEqual([[0, 1, 1, 1, 2, 8]]);
});

test("a range where one cell is asked for, a wrong cell with its place, an error as it is", () => {
  expect(value(LISTED, [1, 2], 1)).toBe(
    "#VALUE! one: a range of 2 × 1 cells. Expected a single cell.",
  );
  expect(
    value(LISTED, 1, [
      [1, 2],
      [3, "x"],
    ]),
  ).toMatch(/^#VALUE! many \(row 2, column 2\): “x”/);
  expect(value(LISTED, 1, "x")).toMatch(/^#VALUE! many: “x”/);
  expect(value(LISTED, 1, [1, { code: "#NULL!" }])).toBe("#NULL!");
});
