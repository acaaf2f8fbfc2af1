import { dayOf } from "../../../src/rules/day";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { daysOf } from "../../../src/desk/table/rulesOfEvent";
import { NO_DATES, type EventDates } from "../../../src/tournament/dates/eventDates";
import { NO_DATA } from "../../../src/tournament/trf/eventData";

const [APRIL, OCTOBER] = [dayOf(2025, 4, 10), dayOf(2025, 10, 4)];

function days(dates: Partial<EventDates>, choices: Partial<Choices> = {}, endDate = OCTOBER) {
  const reading = { dates: { ...NO_DATES, ...dates }, data: { ...NO_DATA, endDate } };
  const { start, end } = daysOf(reading, { ...NO_CHOICES, ...choices });
  return [start, end];
}

test("the sheet's days; of a file the last day its data tell; a person goes before both", () => {
  expect(days({ start: APRIL, end: APRIL + 2 })).toEqual([APRIL, APRIL + 2]);
  expect(days({ start: APRIL })).toEqual([APRIL, OCTOBER]);
  expect(days({ start: APRIL }, { startDate: null, endDate: null })).toEqual([null, null]);
  expect(days({ start: APRIL }, { startDate: OCTOBER })).toEqual([OCTOBER, OCTOBER]);
});

test("10/4/2025 is neither April nor October before a person says so", () => {
  const choices = [APRIL, OCTOBER].map((start) => ({ start, end: start + 1 }));
  expect(days({ choices, start: APRIL, end: APRIL + 1 })).toEqual([null, OCTOBER]);
  const pressed = { startDate: APRIL, endDate: APRIL + 1 };
  expect(days({ choices }, pressed)).toEqual([APRIL, APRIL + 1]);
});
