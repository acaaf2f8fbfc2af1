import { exportOfTable } from "../../../src/desk/file/exportingTable";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

/** What comes of a sheet with this table alone. */
function exported(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return exportOfTable({ sheet: "Open", selected: cells.area, asked: cells.area, cells });
}

test("what a Swiss table contradicts is to settle before a sheet is made of it", () => {
  const rows = SIX_BY_COLOUR.map((row) => row.map((cell) => (cell === "4w1" ? "4w0" : cell)));
  expect(exported(rows)).toEqual({ kind: "findings", count: 2, sheet: "Open" });
});

test("only a crosstable asks for its rounds; a list of games is nothing to write", () => {
  expect(exported(TEN).kind).toBe("no rounds");
  const games = [
    ["Round", "White", "Rtg", "Black", "Rtg", "Result"],
    [1, "Ann", 2200, "Bea", 2100, "1-0"],
    [2, "Bea", 2100, "Cid", 2000, "½-½"],
  ];
  expect(exported(games)).toEqual({ kind: "nothing to write" });
});

test("a Swiss table goes over a sheet, on which colours and days can be corrected", () => {
  const over = exported([["Start", "2025-10-04"], [], ...SIX_BY_COLOUR]);
  if (over.kind !== "over a sheet") throw new Error(over.kind);
  expect(over.file.players).toHaveLength(6);
  expect(over.file.lines).toEqual([{ tag: "042", text: "2025/10/04" }]);
});
