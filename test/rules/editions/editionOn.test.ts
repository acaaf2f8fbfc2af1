import { dayOf } from "../../../src/rules/day";
import { editionOf, editionOn, newestEdition } from "../../../src/rules/editions/editionOn";
import { because, onDay } from "../../support/editions";

test.each([
  [[2005, 7, 1], 2005],
  [[2009, 6, 30], 2005],
  [[2009, 7, 1], 2009],
  [[2021, 12, 31], 2017],
  [[2022, 1, 1], 2022],
  [[2024, 2, 29], 2022],
  [[2024, 3, 1], 2024],
  [[2025, 9, 30], 2024],
  [[2025, 10, 1], 2025],
  [[2030, 1, 1], 2025],
] as const)("the edition in force on %p is %d", (date, id) => {
  expect(editionOn(onDay(date))).toMatchObject({ id, timeBounds: null });
});

test("before 1 July 2005 nothing is known", () => {
  expect(because(editionOn(dayOf(2005, 6, 30)))).toBe("beforeFirstEdition, 0.1 (2005)");
});

test.each([
  [2005, "2005"],
  [2013, "2012"],
  [2014, "2012, 2014"],
  [2022, "2022"],
  [2031, "2025"],
  [2099, "2025"],
])("the year %d is no day; in force in it: %s", (year, inForce) => {
  expect(because(editionOn(year))).toBe("yearForDay, 0.1 (2005)");
  expect(editionOn(year)).toMatchObject({ values: { year, inForce } });
});

test.each([1900, 1990, 2004])(
  "0.1 (2005): the year %d is no day, and no edition was in force",
  (year) => {
    expect(editionOn(year)).toMatchObject({ key: "yearBeforeFirst", values: { year } });
  },
);

test.each([1, 2100])("%d is a day, before the first edition", (day) => {
  expect(editionOn(day)).toMatchObject({ key: "beforeFirstEdition", values: { day } });
});

test("rapid and blitz: 2024 from 1 March 2024, 2025 from 1 December 2024", () => {
  expect(because(editionOn(dayOf(2024, 2, 29), "rapid"))).toBe("paceNotModelled, 0.1 (rapid 2024)");
  expect(editionOn(dayOf(2024, 3, 1), "rapid")).toMatchObject({ id: 2024, name: "rapid 2024" });
  expect(editionOn(dayOf(2024, 12, 1), "blitz")).toMatchObject({ id: 2025, name: "blitz 2025" });
  expect(because(editionOf(2022, "blitz"))).toBe("paceNotModelled, 0.1 (blitz 2024)");
  expect(editionOf(2024, "rapid")).toMatchObject({ name: "rapid 2024" });
});

test("the newest edition of each pace", () => {
  expect(newestEdition("standard").id).toBe(2025);
  expect(newestEdition("rapid").name).toBe("rapid 2025");
});

test("of an edition that there is not: from when on there are any", () => {
  expect(editionOf(2004)).toMatchObject({
    key: "beforeFirstEdition",
    values: { day: dayOf(2005, 6, 30) },
  });
  const earliest = { key: "paceNotModelled", values: { earliest: dayOf(2024, 3, 1) } };
  expect(editionOf(2022, "rapid")).toMatchObject(earliest);
  expect(editionOn(2024, "rapid")).toMatchObject(earliest);
});
