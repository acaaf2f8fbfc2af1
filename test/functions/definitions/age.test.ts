import { AGE } from "../../../src/functions/definitions/age";
import { BLANK, value } from "../../support/call";

const MARCH_1_2024 = 45352;

test("by date or year of birth, in the edition of the day", () => {
  expect(value(AGE, 2006, MARCH_1_2024)).toBe(18);
  expect(value(AGE, 38961, MARCH_1_2024)).toBe(18);
  expect(value(AGE, 38961, MARCH_1_2024, 2014)).toBe(17);
});

test("no birth or no day, no age", () => {
  expect([value(AGE, "", 45000), value(AGE, BLANK, 45000)]).toEqual(["", ""]);
  expect([value(AGE, 2006, ""), value(AGE, 2006, BLANK)]).toEqual(["", ""]);
});

test("wrong days", () => {
  expect(value(AGE, 2006, 38000)).toMatch(/^#N\/A 2004-01-14 is before 2005-07-01/);
  expect(value(AGE, 2030, MARCH_1_2024)).toBe(
    "#VALUE! birth: 2030. Expected a birth before the day of the event.",
  );
  expect(value(AGE, 12, MARCH_1_2024)).toMatch(
    /^#VALUE! birth: 12\. Expected a date of birth or its year/,
  );
  expect(value(AGE, "12.5.2006", MARCH_1_2024)).toMatch(/^#VALUE! birth: “12\.5\.2006”/);
});
