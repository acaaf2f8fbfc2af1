import fc from "fast-check";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { firstRating } from "../../../src/rules/firstRating";
import { termsOf } from "../../../src/sheets/firstRating/order";
import { readCareerSheet } from "../../../src/sheets/firstRating/readCareerSheet";
import { cases } from "../../support/cases";
import {
  careerOrder,
  careerPlan,
  randomCareer,
  writeCareer,
} from "../../support/checkRandomCareers";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { bookRead } from "../../support/why/bookRead";

test("a career is read back as it was ordered, with the list of the first rating", () => {
  fc.assert(
    fc.property(randomCareer(), (random) => {
      const order = careerOrder(random, "fide");
      const plan = careerPlan(order);
      const book = new PlannedWorkbook();
      writeCareer(book, order, plan.name);
      const sheet = bookRead(book, [plan]).get(plan.name)!;
      const read = readCareerSheet(sheet, [EN_SHEETS.career.kinds])!;
      const { edition, career } = order;
      expect(read).toMatchObject({ edition, events: career });
      expect(firstRating(read.events, read.terms)).toEqual(firstRating(career, termsOf(order)));
      expect(read.events).toHaveLength(career.length);
    }),
    { numRuns: cases({ quick: 15, long: 200 }) },
  );
});
