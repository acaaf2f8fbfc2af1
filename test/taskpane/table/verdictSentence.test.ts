import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EN_TABLE } from "../../../src/i18n/en/table";
import { dayOf } from "../../../src/rules/day";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { verdictSentence } from "../../../src/taskpane/table/verdictSentence";
import { EIGHT_WITH_FORFEIT, SIX, TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

function sentence(rows: readonly Row[], given: Partial<Choices> = {}): string {
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const choices = { ...NO_CHOICES, ...given };
  return verdictSentence(verdictOf(source, choices), choices, ENGLISH);
}

const MATCH: Row[] = [
  ["Name", "Elo", 1, 2, 3, 4],
  ["Ann", 2200, 1, 1, 1, 0],
  ["Bea", "u", 0, 0, 0, 1],
];
const TOTALS: Row[] = [
  ["Name", "Elo", "Points"],
  ["A", 2000, 3],
  ["B", 1900, 2],
  ["C", 1800, 1],
  ["D", "u", 0],
];

test("what can be made of a table", () => {
  expect(sentence(TEN, { edition: 2014 })).toBe(EN_TABLE.ready);
  expect(sentence(SIX, { edition: 2014 })).toBe(EN_TABLE.everybodyRated);
  expect(sentence(SIX_BY_COLOUR, { edition: 2014 })).toBe(EN_TABLE.noRoundRobin);
  /** 6.21 (2014): of fewer than ten four must be rated. */
  const later = new Set([3]);
  expect(sentence(TOTALS, { edition: 2014, later })).toBe(EN_TABLE.compositionFails);
});

test("a report, and why no iteration sheet", () => {
  expect(sentence(EIGHT_WITH_FORFEIT, { edition: 2014 })).toBe(
    `${EN_TABLE.unplayed} 6.4 (2014). ${EN_TABLE.makeReport}`,
  );
  expect(sentence(TEN, { startDate: dayOf(2022, 1, 1) })).toBe(
    `${EN_TABLE.makeReport} ${EN_TABLE.noSheetBecause} ${EN_TABLE.methodGone}`,
  );
});

test("what stands in the way", () => {
  expect(sentence([["Hello"]])).toBe(EN_TABLE.correctFindings(1));
  expect(sentence(TEN)).toBe(EN_TABLE.dayNeeded);
  expect(sentence(TEN, { startDate: dayOf(1999, 1, 1) })).toContain("2005");
  const broken = TEN.map((row, index) => (index === 1 ? ["A", "?", ...row.slice(2)] : row));
  expect(sentence(broken, { edition: 2014 })).toBe(EN_TABLE.correctFindings(1));
  expect(sentence(MATCH, { edition: 2014 })).toBe(EN_TABLE.notRated("6.6 (2014)"));
  expect(sentence(TOTALS, { edition: 2014 })).toMatch(/^D has 0 points.*8\.21 \(2014\)/);
});
