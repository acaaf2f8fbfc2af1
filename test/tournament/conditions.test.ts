import { dayOf } from "../../src/rules/day";
import { articlesIn, timeConditions } from "../../src/tournament/conditions";
import { timeChecks } from "../../src/tournament/timeChecks";
import { edition } from "../support/editions";

const TIMES = {
  startDate: dayOf(2015, 1, 10),
  endDate: dayOf(2015, 5, 30),
  roundDays: [],
  timeControl: null,
};

test("4.1 (2014): an event of 141 days does not meet it; what nothing is known of is not checked", () => {
  const of = edition(2014);
  const conditions = timeConditions(timeChecks(TIMES, [2000, 1900], of), of);
  expect([...conditions]).toEqual([
    ["timeControl", "not checked"],
    ["hoursPerDay", "not checked"],
    ["duration", "not met"],
  ]);
  expect(articlesIn(conditions, "not met", of)).toEqual(["4.1"]);
  expect(articlesIn(conditions, "not checked", of)).toEqual(["1.1", "3.1"]);
});

test("3.1 (2005) asks for rounds and hours, and is said once", () => {
  const of = edition(2005);
  const conditions = timeConditions([], of);
  expect([...conditions.keys()]).toEqual([
    ...["timeControl", "roundsPerDay", "hoursPerDay", "duration"],
  ]);
  expect(articlesIn(conditions, "not checked", of)).toEqual(["1.1", "3.1", "4.1"]);
});
