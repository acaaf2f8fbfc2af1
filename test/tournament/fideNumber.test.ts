import { fideNumberOf } from "../../src/tournament/fideNumber";

test.each([
  ["1503014", "1503014"],
  [" 15 03014 ", "1503014"],
  ["0", ""],
  ["123456789012", ""],
  ["GER 12", ""],
  ["", ""],
])("a FIDE number is digits alone, and none is nobody's: %j is %j", (text, number) => {
  expect(fideNumberOf(text)).toBe(number);
});
