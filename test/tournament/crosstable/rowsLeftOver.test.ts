import { tableRead } from "../../support/tableRead";
import { addressOf } from "../../../src/tournament/sheetCells";
import { cellsOf, type Row } from "../../support/sheetCells";

test("a row with results that fits nowhere is an error: the table is more than was understood", () => {
  const rows: Row[] = [
    ["Name", "FIDE"],
    ["Ann Bell", 2100, 1, 1, 0],
    ["Bea Cox", 2000, "x", 1, 1],
    ["Cid Day", 1900, 0, "x", 1],
    ["Dan Eve", 1800, 0, 0, "x"],
  ];
  const cells = cellsOf(rows);
  const { roundRobin, findings } = tableRead(cells, cells.area, {
    readAs: new Map(),
    ratingColumn: null,
  });
  expect(roundRobin).toBeNull();
  expect(
    findings
      .filter(({ severity }) => severity === "error")
      .map(({ key, place }) => `${key} ${place === undefined ? "" : addressOf(place)}`),
  ).toEqual(["playerLeftOut A2"]);
});
