import { commonLooks, numberFormats } from "../../src/sheets/commonLooks";
import { LOOKS } from "../../src/sheets/looks";
import type { Look } from "../../src/sheets/sheetPlan";
import { addressOfArea, type Area } from "../../src/tournament/sheetCells";
import { BARE_PLAN } from "../support/barePlan";

type Drawn = readonly [Look, Area];

const area = (row: number, column: number, rows: number, columns = 1): Area => {
  return { row, column, rows, columns };
};

function looksOf(...drawn: readonly Drawn[]) {
  const plan = { ...BARE_PLAN, looks: drawn.map(([look, where]) => ({ look, area: where })) };
  return commonLooks(plan).map(({ look, areas }) => [look, areas.map(addressOfArea).join()]);
}

test("what cells have in common is said once, in areas as large as can be", () => {
  const drawn: readonly Drawn[] = [
    ["whole", area(0, 0, 2)],
    ["points", area(2, 0, 3)],
    ["hundredths", area(0, 1, 5)],
    ["input", area(1, 0, 1)],
    ["input", area(3, 0, 1)],
  ];
  expect(looksOf(...drawn)).toEqual([
    [{ color: LOOKS.input.color }, "A2,A4"],
    [{ align: "Right" }, "A1:B5"],
  ]);
});

test("the last look of a cell counts, as far as it says anything", () => {
  expect(looksOf(["note", area(0, 0, 3)], ["label", area(1, 0, 1)])).toEqual([
    [{ italic: true, color: LOOKS.note.color }, "A1:A3"],
  ]);
  expect(looksOf(["input", area(0, 0, 3)], ["label", area(1, 0, 1)])).toEqual([
    [{ color: LOOKS.input.color }, "A1,A3"],
    [{ color: LOOKS.label.color }, "A2"],
    [{ align: "Right" }, "A1:A3"],
  ]);
});

test("a line stands below the last row of each area", () => {
  const lines = looksOf(["heading", area(0, 0, 2, 3)], ["heading", area(2, 0, 1, 3)]);
  expect(lines.filter(([look]) => "line" in (look as object))).toEqual([
    [{ line: true }, "A2:C2,A3:C3"],
  ]);
});

test("formats of numbers stand cell by cell; what has none is left alone", () => {
  const looks: readonly Drawn[] = [
    ["hundredths", area(1, 1, 2)],
    ["input", area(2, 1, 1)],
    ["ordinal", area(2, 0, 1)],
  ];
  const plan = { ...BARE_PLAN, looks: looks.map(([look, where]) => ({ look, area: where })) };
  expect(numberFormats(plan)).toEqual([
    [null, null],
    [null, "0.00"],
    ["0", "0.00"],
  ]);
});
