import { asksForChampionship } from "../../../src/desk/table/championships";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { dayOf } from "../../../src/rules/day";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

const START = dayOf(2015, 1, 10);

function verdict(rows: readonly Row[], choices: Partial<Choices>) {
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  return verdictOf(source, { ...NO_CHOICES, startDate: START, ...choices });
}

const duration = (choices: Partial<Choices>) => {
  const of = verdict(SIX_BY_COLOUR, choices);
  const found = "timeChecks" in of ? of.timeChecks.find(({ key }) => key === "duration") : null;
  return found?.passes;
};

test("4.11 (2014): of a Swiss or team event that is too long it is asked whether it is a championship", () => {
  const long = { endDate: START + 140 };
  for (const kind of ["swiss", "team"] as const) {
    expect(asksForChampionship(verdict(SIX_BY_COLOUR, { ...long, kind }))).toBe(true);
    expect(asksForChampionship(verdict(SIX_BY_COLOUR, { endDate: START + 8, kind }))).toBe(false);
    expect(duration({ ...long, kind })).toBe(false);
    expect(duration({ ...long, kind, championship: "open" })).toBe(true);
  }
});

test("6.23 (2014): of a round robin it is always asked; 4.1 (2022) knows no longer championship", () => {
  expect(asksForChampionship(verdict(TEN, { endDate: START + 8 }))).toBe(true);
  const startDate = dayOf(2023, 1, 10);
  const of2022 = { startDate, endDate: startDate + 140, kind: "swiss" as const };
  expect(asksForChampionship(verdict(SIX_BY_COLOUR, of2022))).toBe(false);
});
