import fc from "fast-check";
import { age } from "../../../src/rules/age";
import { calendarDate, dayOf } from "../../../src/rules/day";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { ageOn, yearOfBirth } from "../../../src/sheets/articles/age";
import { edition } from "../../support/editions";
import { calculated } from "../../support/calculated";

const shown = (birth: number | string, day: number, id: (typeof EDITIONS)[number]) =>
  calculated([birth, day], (born, on) => ageOn(born, on, id));

test.each(EDITIONS.map((each) => [each.name, each] as const))(
  "%s: the age is the rule's",
  (_, of) => {
    const birth = fc.integer({ min: dayOf(1930, 1, 1), max: dayOf(2020, 12, 31) });
    const day = fc.integer({ min: dayOf(2021, 1, 1), max: dayOf(2026, 12, 31) });
    fc.assert(
      fc.property(birth, day, (born, on) => {
        const years = age(calendarDate(born), calendarDate(on), of);
        expect(shown(born, on, of)).toBe(years > 0 ? years : "");
      }),
    );
  },
);

test("8.56 (2014): the eighteenth birthday counts from its day on, a 29 February from 1 March", () => {
  const on = (year: number, month: number, day: number) =>
    shown(dayOf(1996, 2, 29), dayOf(year, month, day), edition(2014));
  expect([on(2014, 2, 28), on(2014, 3, 1), on(2015, 2, 28)]).toEqual([17, 18, 18]);
});

test("of a year alone the birthday is taken for past; without a birth, or before it, there is no age", () => {
  const day = dayOf(2014, 9, 20);
  for (const id of [2014, 2017] as const) {
    const of = edition(id);
    expect([1996, 2001, 2014, 2020, "", "soon"].map((birth) => shown(birth, day, of))).toEqual([
      ...[18, 13, "", "", "", ""],
    ]);
  }
});

test("the year of a day, and of a year alone", () => {
  const year = (birth: number) => calculated([birth], (born) => yearOfBirth(born));
  expect([dayOf(2001, 12, 31), 2001].map(year)).toEqual([2001, 2001]);
});
