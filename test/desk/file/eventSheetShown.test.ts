import { NO_NAMES } from "../../../src/sheets/sheetRead";
import { eventSheetShown } from "../../../src/desk/file/eventSheetShown";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { eventSheet } from "../../../src/sheets/eventFile/eventSheet";
import { decodeTrf } from "../../../src/tournament/trf/decodeTrf";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { SMALL_TRF } from "../../fixtures/trf";
import { cellsOfPlan } from "../../support/cellsOfPlan";
import { cellsOf } from "../../support/sheetCells";

const { file } = readTrf(decodeTrf(new TextEncoder().encode(SMALL_TRF)));
const plan = eventSheet(file!, EN_EVENT_FILE);

/** With rows put above and columns put before; its names follow. */
function shown(rows: number, columns: number) {
  const moved = plan.cells.map((cell) => ({
    ...cell,
    row: cell.row + rows,
    column: cell.column + columns,
  }));
  const cells = cellsOfPlan({ ...plan, cells: moved });
  const own = new Map(
    plan.names.map(({ name, area }) => [
      name,
      { ...area, row: area.row + rows, column: area.column + columns },
    ]),
  );
  return {
    sheet: "Event",
    selected: cells.area,
    asked: cells.area,
    cells,
    names: { ...NO_NAMES, own },
  };
}

test("an event sheet is found again after rows were put above and columns before it", () => {
  const first = eventSheetShown(shown(0, 0))!;
  expect(first.file.players.length).toBeGreaterThan(1);
  for (const [rows, columns] of [
    [2, 0],
    [0, 1],
    [3, 2],
  ] as const) {
    const moved = eventSheetShown(shown(rows, columns))!;
    expect([moved.file, moved.findings]).toEqual([first.file, first.findings]);
    for (const [tag, { row, column }] of first.placeOf) {
      expect(moved.placeOf.get(tag)).toEqual({ row: row + rows, column: column + columns });
    }
    expect(moved.datePlaces).toEqual(
      first.datePlaces.map(({ row, column }) => ({ row: row + rows, column: column + columns })),
    );
  }
});

test("another sheet, or none, is no event sheet", () => {
  const cells = cellsOf([["Player", "Rating"]]);
  const other = { sheet: "S", selected: cells.area, asked: cells.area, cells, names: NO_NAMES };
  expect([eventSheetShown(other), eventSheetShown(null)]).toEqual([null, null]);
});
