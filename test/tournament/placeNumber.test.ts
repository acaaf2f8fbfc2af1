import { placeNumber } from "../../src/tournament/placeNumber";

test.each([
  ["3", 3],
  ["3.", 3],
  ["3º", 3],
  ["=3", 3],
  ["#12", 12],
  ["12)", 12],
  ["", null],
  ["3-4", null],
  ["2.251", null],
  ["Ann", null],
])("%p → %p", (text, number) => {
  expect(placeNumber(text)).toBe(number);
});
