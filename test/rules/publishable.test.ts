import { dayOf } from "../../src/rules/day";
import { publishable } from "../../src/rules/publishable";
import { edition } from "../support/editions";

test("floor and games", () => {
  expect(publishable(1401, 9, edition(2005))).toBe(true);
  expect(publishable(1400, 9, edition(2005))).toBe(false);
  expect(publishable(1500, 9, edition(2005), 9, dayOf(2005, 10, 1))).toBe(false);
  expect(publishable(1000, 5, edition(2014))).toBe(true);
  expect(publishable(1399, 5, edition(2024))).toBe(false);
  expect(publishable(2000, 4, edition(2024))).toBe(false);
  expect(publishable(2000, 7, edition(2011), 7)).toBe(true);
});
