import { CellError, toArgument, toCell } from "../../src/functions/cell";

test.each([
  [100, 100],
  ["u", "u"],
  [true, true],
  [null, null],
  [undefined, null],
  [{ type: "Empty", basicType: "Empty", basicValue: "" }, null],
  [{ type: "FormattedNumber", basicType: "Double", basicValue: 7, numberFormat: "0.0" }, 7],
  [{ type: "String", basicType: "String", basicValue: "u" }, "u"],
  [{ type: "Entity", basicType: "Error", basicValue: "#VALUE!", text: "Paris" }, "Paris"],
  [{ type: "WebImage", basicType: "Error", basicValue: "#VALUE!" }, "WebImage"],
])("%p is the cell %p", (raw, expected) => {
  expect(toCell(raw)).toEqual(expected);
});

test.each([
  [{ type: "Error", basicType: "Error", basicValue: "#REF!" }, "#REF!"],
  [Object.assign(new Error("lost"), { code: "#N/A" }), "#N/A"],
])("%p is an error", (raw, code) => {
  expect(toCell(raw)).toEqual(new CellError(code));
});

test("omitted is not blank", () => {
  expect(toArgument(null)).toBeNull();
  expect(toArgument(undefined)).toBeNull();
  expect(toArgument([[null]])).toEqual([[null]]);
});

test("a range without cells is none", () => {
  expect(toArgument([])).toBeNull();
  expect(toArgument([[]])).toBeNull();
});

test("a bare value is one cell, a bare list a row", () => {
  expect(toArgument(5)).toEqual([[5]]);
  expect(toArgument([1, 2])).toEqual([[1, 2]]);
});

test("Excel's invocation object is no argument, a bare error or rich value is", () => {
  expect(toArgument({ functionName: "PD" })).toBeNull();
  expect(toArgument({ basicValue: 5 })).toEqual([[{ basicValue: 5 }]]);
  const error = { code: "#N/A" };
  expect(toArgument(error)).toEqual([[error]]);
});
