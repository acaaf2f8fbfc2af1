import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { iterationPlaces } from "../../../src/sheets/iteration/places";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { exampleOrder } from "../../support/exampleOrder";
import { clientOnWorkbook } from "../../support/officeClient";
import { addressIn, placeIn } from "../../support/tableCells";

test("results that do not make a point a game are coloured on both sides, and the check that fails", async () => {
  const order = exampleOrder(2014, "plain");
  const { inputs, rows } = iterationPlaces(order);
  const { excel, workbook } = clientOnWorkbook();
  const plan = iterationSheet(order, EN_SHEETS);
  const [sheet] = await writeSheets(excel.run, [plan.name], () => [plan]);
  const sheetId = workbook.model.getters.getSheetIdByName(sheet!.name)!;
  const isMarked = ({ row, column }: { row: number; column: number }) =>
    workbook.model.getters.getCellComputedStyle({ sheetId, row, col: column }).fillColor !==
    undefined;
  const result = (player: number, opponent: number) =>
    placeIn(inputs, `against ${opponent}`, player);
  const marked = () =>
    [...order.event.players.keys()].flatMap((one) =>
      [...order.event.players.keys()].flatMap((other) =>
        isMarked(result(one, other)) ? [[one, other]] : [],
      ),
    );
  expect(marked()).toEqual([]);
  workbook.write(sheet!.name, addressIn(inputs, "against 2", 4), [[1]]);
  expect(marked()).toEqual([
    [2, 4],
    [4, 2],
  ]);
  const misfits = [...order.event.players.keys()].filter((player) =>
    isMarked({ row: rows.fitsLine, column: result(0, player).column }),
  );
  expect(misfits).toEqual([2, 4]);
  expect(workbook.read(sheet!.name, "A4").text[0]![0]).toMatch(/^No Ra: .*Not met: 6.4, /);
});
