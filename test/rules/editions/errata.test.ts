import { ERRATA, errataOf } from "../../../src/rules/editions/errata";
import type { ErratumSheet } from "../../../src/rules/editions/erratum";
import type { Edition, EditionId } from "../../../src/rules/editions/edition";
import { editionOf } from "../../../src/rules/editions/editionOn";
import { edition } from "../../support/editions";

const keys = (id: EditionId, sheet: ErratumSheet) =>
  errataOf(edition(id), sheet).map(({ key, article }) => `${key} ${article}`);

test("on the sheets that they concern", () => {
  expect(keys(2005, "firstRating")).toEqual(["noPoint 10.1"]);
  expect(keys(2005, "robinReport")).toEqual(["weFromRu 10.54"]);
  expect(keys(2011, "iteration")).toEqual([
    "playerForOpponent 8.52",
    "firstRuPrinted 8.58",
    "wePrinted 8.58",
  ]);
  expect(keys(2011, "swissReport")).toEqual([
    "laterScore 6.1, 6.41",
    "raInSwiss 8.22–8.23",
    "turnoverOf25 12.3",
  ]);
  expect(keys(2014, "firstRating")).toEqual(["gamesRenumbered 7.14a–b", "raInSwiss 8.22–8.23"]);
  expect(keys(2014, "swissReport")).toEqual(["raInSwiss 8.22–8.23", "turnoverOf30 12.3"]);
});

test("editions whose text was not read, and other paces, have none", () => {
  const sheets = ["iteration", "robinReport", "swissReport", "firstRating"] as const;
  for (const id of [2009, 2012, 2017, 2022, 2024, 2025] as const) {
    expect(sheets.flatMap((sheet) => keys(id, sheet))).toEqual([]);
  }
  const rapid = editionOf(2025, "rapid") as Edition;
  expect(sheets.flatMap((sheet) => errataOf(rapid, sheet))).toEqual([]);
});

test("what is printed wrongly once is listed once an edition", () => {
  const listed = ERRATA.map(({ key, source }) => `${key} ${source}`);
  expect(new Set(listed).size).toBe(listed.length);
});
