import fc from "fast-check";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import { columnOf } from "../../../src/sheets/table";
import { cases } from "../../support/cases";
import { careerOrder, careerPlan, randomCareer } from "../../support/checkRandomCareers";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { shownByLine, sortList } from "../../support/sortedList";
import { SORTINGS } from "../../support/sortedReport";

test("7.14 (2014): the events of a first rating can be sorted by any column, in both ways of programs", () => {
  fc.assert(
    fc.property(randomCareer(), SORTINGS, (random, how) => {
      const order = careerOrder(random, "plain");
      const plan = careerPlan(order);
      const { events } = careerPlaces(order);
      const columns = Math.max(...events.columns.keys()) + 1;
      const area = { row: events.first, rows: events.lines, column: 0, columns };
      const lists = [{ area, key: columnOf(events, "number") }];
      const book = new PlannedWorkbook();
      writeAllPlanned(book, [plan]);
      const before = shownByLine(book, plan, lists);
      for (const one of how) {
        sortList(book, plan.name, area, { ...one, column: one.column % columns });
        expect(shownByLine(book, plan, lists)).toEqual(before);
      }
    }),
    { numRuns: cases({ quick: 10, long: 300 }) },
  );
});
