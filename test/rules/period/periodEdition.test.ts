import { dayOf } from "../../../src/rules/day";
import { editionOfList, editionOfPeriod } from "../../../src/rules/period/periodEdition";
import { isReason } from "../../../src/rules/reason";
import { edition } from "../../support/editions";

const ofList = (...list: [number, number, number]) => {
  const found = editionOfPeriod(dayOf(...list), "standard");
  return isReason(found) ? found.key : found.id;
};

test("8.3.3 (2022), 0.1 (2014): K × n and rounding are of the edition in force when the period begins", () => {
  expect(ofList(2014, 7, 1)).toBe(2012);
  expect(ofList(2014, 8, 1)).toBe(2014);
  expect(ofList(2017, 7, 1)).toBe(2014);
  /** Two months before the first of the monthly lists. */
  expect(ofList(2012, 7, 1)).toBe(2011);
  expect(ofList(2005, 7, 1)).toBe(2005);
  expect(ofList(2005, 6, 1)).toBe("beforeFirstEdition");
});

test("7.2 (2014): who is on the list is of the edition in force on its day", () => {
  expect(editionOfList(dayOf(2009, 7, 1), edition(2005))).toBe(edition(2009));
  expect(editionOfList(null, edition(2005))).toBe(edition(2005));
  expect(editionOfList(dayOf(1999, 1, 1), edition(2005))).toBe(edition(2005));
});
