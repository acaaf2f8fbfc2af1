import { letterSigns } from "../../../src/tournament/crosstable/letters";
import { cellsOf } from "../../support/sheetCells";

const signsOf = (...lines: readonly string[]) => {
  const cells = cellsOf(lines.map((line) => line.split(" ")));
  const { rows, columns } = cells.area;
  const of = (count: number) => Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(letterSigns(cells, { rows: of(rows), columns: of(columns) }));
};

test.each([
  ["Sieg, Remis, Niederlage", ["x S R", "N x S", "R N x"], { s: "1", r: "½", n: "0" }],
  ["gain, nul, perte", ["x G N", "P x G", "N P x"], { g: "1", n: "½", p: "0" }],
  ["ganada, tablas, perdida", ["x G T", "P x G", "T P x"], { g: "1", t: "½", p: "0" }],
  ["letters of two languages", ["x S G", "N x S", "P N x"], {}],
  ["sexes", ["x M F", "F x M", "M F x"], {}],
])("%s", (_, lines, expected) => {
  expect(signsOf(...lines)).toEqual(expected);
});

test("a single letter beside 1 and 0 is most likely a draw, and asked", () => {
  expect(signsOf("x N 1 N", "N x N 1", "0 N x N", "N 0 N x")).toEqual({ n: "(½)" });
});
