import { referencesIn } from "../../src/sheets/referencesIn";
import { parsed } from "../../src/sheets/sheetRead";

const cell = (row: number, column: number, rows = 1, columns = 1) => ({
  row,
  column,
  rows,
  columns,
});

test("cells and areas of a formula in their order, each once, with the sheet they stand on", () => {
  const formula = "=IF($B$2>0,SUM('Rating games'!K4:K7,-C3)&B2,{1,2})";
  expect(referencesIn(parsed(formula), "Own")).toEqual([
    { sheet: "Own", area: cell(1, 1) },
    { sheet: "Rating games", area: cell(3, 10, 4) },
    { sheet: "Own", area: cell(2, 2) },
  ]);
});

test("an area written backwards is the same; what is no formula speaks of nothing", () => {
  expect(referencesIn(parsed("=SUM(D9:B4)"), "Own")).toEqual([
    { sheet: "Own", area: cell(3, 1, 6, 3) },
  ]);
  for (const text of ["2400", "=Rn", "=1+", ""])
    expect(referencesIn(parsed(text), "Own")).toEqual([]);
});
