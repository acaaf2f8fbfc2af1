import { age } from "../../src/rules/age";
import { edition } from "../support/editions";

const date = (year: number, month: number, day: number) => ({ year, month, day });

test("2014: full years on the day", () => {
  const born = date(1998, 5, 10);
  expect(age(born, date(2016, 5, 9), edition(2014))).toBe(17);
  expect(age(born, date(2016, 5, 10), edition(2014))).toBe(18);
  expect(age(born, date(2016, 4, 30), edition(2014))).toBe(17);
  expect(age(born, date(2016, 6, 1), edition(2014))).toBe(18);
});

test("from 2017: year minus year of birth", () => {
  expect(age(date(2000, 12, 31), date(2018, 1, 1), edition(2017))).toBe(18);
});
