import fc from "fast-check";

/** Numbers as cells have them, and as they should not. */
const numbers = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(0, 0.5, 1, 2, 9, 20, 1400, 2000, 2400, 2650, 2014, 2025),
  },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 4010 }) },
  { weight: 2, arbitrary: fc.integer({ min: 30_000, max: 60_000 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-0, 5e-324, 1.7e308, -1.7e308, 2 ** 53, 0.1 + 0.2, 2_958_466, 1e15),
  },
);

const words = fc.constantFrom(
  ...["", " ", "½", "1/2", "=", "+", "-", "w", "u", "n.c.", "10", "½1", "01", "6½", "6,5", "1,0"],
  ...["FSE", "rapid", "blitz 2024", "rapid 45500", "2014", "swiss", "robin", "team", "TRUE", "x"],
  ...["#N/A", "=1+1", "__proto__", "constructor", "toString", "Infinity", "1e3", "0x10"],
);

const texts = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("0", " ", "½", "1/2", "u", "(", "\u{1F600}"), fc.constantFrom("", "x"))
      .map(([sign, end]) => sign.repeat(16_000) + end),
  },
);

/** What Excel sends for cells that are more than a value: data types, errors, linked ones. */
const rich = fc.oneof(
  fc.constantFrom("#N/A", "#VALUE!", "#REF!", "#SPILL!").map((basicValue) => ({
    type: "Error",
    basicValue,
  })),
  fc.constantFrom("#N/A", "#DIV/0!").map((code) => ({ code, message: "an earlier one" })),
  fc.oneof(numbers, texts).map((basicValue) => ({ type: "FormattedNumber", basicValue })),
  fc.constantFrom(
    { type: "Empty", basicValue: "" },
    { type: "Entity", text: "Zürich" },
    { type: "LinkedEntity", text: "Geneva", basicType: "Error", basicValue: "#VALUE!" },
    { type: "WebImage", basicType: "Error", basicValue: "#VALUE!" },
  ),
);

/** Whatever a cell may send. */
const anyCell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: numbers },
  { weight: 5, arbitrary: texts },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined, true, false) },
  { weight: 1, arbitrary: rich },
);

const block = (rows: number, columns: number) =>
  fc.array(fc.array(anyCell, { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  });

/** One value all over a large range. */
const large = fc
  .tuple(anyCell, fc.constantFrom([400, 1], [1, 40], [30, 30], [301, 2]))
  .map(([cell, [rows = 1, columns = 1]]) => {
    const line = Array.from({ length: columns }, () => cell);
    return Array.from({ length: rows }, () => line);
  });

/** An argument in any shape: omitted, bare, one cell, a line, a block, a large range. */
export const anyArgument: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(null, undefined) },
  { weight: 1, arbitrary: anyCell },
  { weight: 8, arbitrary: block(1, 1) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, columns]) => block(rows, columns)),
  },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }).chain((rows) => block(rows, 1)) },
  { weight: 1, arbitrary: large },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([], [[]], [null]) },
);

/** What is most often right, so that a call gets far. */
const likely = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<unknown>(0, 0.5, 1, "½", "=", "+", "-", "u", null) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3000 }) },
  { weight: 1, arbitrary: anyCell },
);

/** Arguments that fit together: columns of one length, their square, single cells. */
export function alikeArguments(parameters: number): fc.Arbitrary<unknown[]> {
  const grid = (rows: number, columns: number) =>
    fc.array(fc.array(likely, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    });
  return fc.integer({ min: 1, max: 6 }).chain((length) => {
    const each = fc.oneof(
      { weight: 6, arbitrary: grid(length, 1) },
      { weight: 2, arbitrary: grid(length, length) },
      { weight: 2, arbitrary: grid(1, 1) },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom([[2005]], [[2011]], [[2017]], [[2024]]) },
    );
    return fc.array<unknown>(each, { minLength: parameters, maxLength: parameters });
  });
}
