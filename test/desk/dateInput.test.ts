import { dayOf } from "../../src/rules/day";
import { dateInput, dayOfInput } from "../../src/desk/dateInput";

test("a day in a date field and back; an empty field is no day", () => {
  expect(dateInput(dayOf(2005, 7, 1))).toBe("2005-07-01");
  expect(dayOfInput("2005-07-01")).toBe(dayOf(2005, 7, 1));
  expect([dateInput(null), dayOfInput("")]).toEqual(["", null]);
});
