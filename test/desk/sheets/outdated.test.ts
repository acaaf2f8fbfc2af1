import { outdatedPeriods } from "../../../src/desk/sheets/outdated";
import type { SheetKind } from "../../../src/sheets/sheetKind";
import { cellsOf } from "../../support/sheetCells";
import { withoutNames } from "../../support/sheetRead";

const sheet = (name: string, kind: SheetKind, on: number) => ({
  sheet: { id: name, name },
  made: { kind, as: name, on },
});

const SHEETS = [
  sheet("Old – report", "report", 1),
  sheet("Ratings", "period", 2),
  sheet("Results", "results", 2),
  sheet("Open – report", "report", 3),
];

/** The results take a figure from this sheet. */
const takingFrom = (name: string) => () => {
  const cells = cellsOf([[0]]);
  return Promise.resolve(withoutNames({ ...cells, formulas: [[`='${name}'!$C$5`]] }));
};

test("a period is out of date when a report that it takes from was made after it", async () => {
  expect(await outdatedPeriods(SHEETS, takingFrom("Open – report"))).toEqual([
    { period: "Ratings", report: "Open – report" },
  ]);
  expect(await outdatedPeriods(SHEETS, takingFrom("Old – report"))).toEqual([]);
  expect(await outdatedPeriods(SHEETS, () => Promise.resolve(null))).toEqual([]);
  const [, ...others] = SHEETS;
  expect(await outdatedPeriods(others.slice(0, 2), takingFrom("Open – report"))).toEqual([]);
});
