import { columnLetters, columnOfLetters } from "../../src/formula/columnLetters";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s", (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
  expect(columnOfLetters(letters)).toBe(column);
});
