import { dayOf } from "../../../src/rules/day";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { daysOf } from "../../../src/desk/table/rulesOfEvent";
import { NOTHING_KNOWN, type About } from "../../../src/tournament/tournament";

const [APRIL, OCTOBER] = [dayOf(2025, 4, 10), dayOf(2025, 10, 4)];

function days(told: Partial<About>, choices: Partial<Choices> = {}) {
  const about = { ...NOTHING_KNOWN, ...told };
  const { start, end } = daysOf(about, { ...NO_CHOICES, ...choices });
  return [start, end];
}

test("the days that a table tells; a person goes before both", () => {
  const told = { startDate: APRIL, endDate: APRIL + 2 };
  expect(days(told)).toEqual([APRIL, APRIL + 2]);
  expect(days(told, { startDate: null, endDate: null })).toEqual([null, null]);
  expect(days(told, { startDate: OCTOBER })).toEqual([OCTOBER, APRIL + 2]);
  expect(days({}, { startDate: APRIL, endDate: APRIL + 1 })).toEqual([APRIL, APRIL + 1]);
});
