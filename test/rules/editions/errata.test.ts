import { ERRATA, errataOf } from "../../../src/rules/editions/errata";
import type { ErratumSheet } from "../../../src/rules/editions/erratum";
import type { Edition, EditionId } from "../../../src/rules/editions/edition";
import { editionOf } from "../../../src/rules/editions/editionOn";
import { edition } from "../../support/editions";

const keys = (id: EditionId, sheet: ErratumSheet) =>
  errataOf(edition(id), sheet).map(({ key, article }) => `${key} ${article}`);

test("on the sheets that they concern", () => {
  expect(keys(2005, "firstRating")).toEqual(["noPoint 10.1"]);
  expect(keys(2011, "iteration")).toEqual([
    "playerForOpponent 8.52",
    "firstRuPrinted 8.58",
    "wePrinted 8.58",
  ]);
  expect(keys(2011, "swissReport")).toEqual(["raInSwiss 8.22–8.23", "turnoverOf25 12.3"]);
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

test("2014 slips in the drift of 11.2, which no sheet is about", () => {
  const drift = ERRATA.find(({ key }) => key === "driftRenumbered");
  expect(drift).toEqual({
    key: "driftRenumbered",
    article: "11.2",
    sheets: [],
    source: 2014,
    edition: 2014,
  });
});

test("the guide explains 2005; the slides compare FIDE with the Swiss list, of no edition", () => {
  const told = (of: string) =>
    ERRATA.filter(({ source }) => source === of).map(({ key, article, edition: id, sheets }) => [
      key,
      article,
      id,
      sheets,
    ]);
  expect(told("guide")).toEqual([["noPoint", "10.1", 2005, ["firstRating"]]]);
  expect(told("slides")).toEqual([
    ["slidesFide", "FIDE", null, []],
    ["slidesFse", "FSE", null, []],
    ["slidesJuniors", "FIDE", null, []],
  ]);
});

test("on the first-rating sheet and the round robin's of 2011", () => {
  expect(keys(2011, "firstRating")).toEqual(["raInSwiss 8.22–8.23", "poolPrinted 8.34"]);
  expect(keys(2011, "robinReport")).toEqual(["playerForOpponent 8.52", "turnoverOf25 12.3"]);
  expect(keys(2014, "robinReport")).toEqual(["turnoverOf30 12.3"]);
});

test("what is printed wrongly once is listed once an edition", () => {
  const listed = ERRATA.map(({ key, source }) => `${key} ${source}`);
  expect(new Set(listed).size).toBe(listed.length);
});
