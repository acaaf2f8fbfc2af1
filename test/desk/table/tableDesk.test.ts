import { NO_CHOICES } from "../../../src/desk/table/choices";
import { NOTHING_ON_DESK, TableDesk, type OnDesk } from "../../../src/desk/table/tableDesk";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

const source = (rows: readonly Row[], sheet = "S") => {
  const cells = cellsOf(rows);
  return { sheet, selected: cells.area, asked: cells.area, cells };
};

const FINAL: Row[] = [
  ["No", "Name", "Rtg", "1"],
  [1, "Ann", 2200, "2w1"],
  [2, "Bea", 2100, "1b0"],
];

let desk: TableDesk;
let on: OnDesk;
beforeEach(() => {
  desk = new TableDesk();
  on = desk.taken(NOTHING_ON_DESK, source(TEN));
});

test("the same table read anew keeps what was chosen; another keeps only how sheets are made", () => {
  on = desk.chosen(on, { edition: 2014, style: "plain", later: new Set([2]) });
  expect(desk.taken(on, source(TEN)).choices).toBe(on.choices);
  expect(desk.taken(on, source(SIX_BY_COLOUR, "T")).choices).toEqual({
    ...NO_CHOICES,
    style: "plain",
  });
});

test("choices for single players are gone with the players", () => {
  on = desk.chosen(on, { edition: 2014, later: new Set([2]), ratedSince: new Map([[2, 1900]]) });
  const renamed = TEN.map((row) => row.map((cell) => (cell === "C" ? "Cid" : cell)));
  const { choices, table } = desk.taken(on, source(renamed));
  expect(choices).toEqual({ ...NO_CHOICES, edition: 2014 });
  expect(table?.verdict).toMatchObject({ kind: "iteration and report" });
});

test("before anything is selected a choice is kept, and nothing is said", () => {
  const chosen = desk.chosen(NOTHING_ON_DESK, { style: "plain" });
  expect(chosen).toEqual({ table: null, choices: { ...NO_CHOICES, style: "plain" } });
  expect(desk.pooled(chosen, source(FINAL))).toBe("nothing selected");
});

test("what is no part of an event says why; a part selected again takes its own place", () => {
  on = desk.taken(on, source(SIX_BY_COLOUR));
  const [final, broken] = [source(FINAL, "Final"), source([["Hello"]], "Final")];
  expect(desk.pooled(on, null)).toBe("nothing selected");
  expect(desk.pooled(on, source(SIX_BY_COLOUR))).toBe("already there");
  expect(desk.pooled(on, broken)).toBe("not pooled");
  const first = desk.pooled(on, final);
  if (typeof first === "string") throw new Error(first);
  const again = desk.pooled(first, source(FINAL, "Final"));
  if (typeof again === "string") throw new Error(again);
  expect(again.table?.parts).toHaveLength(1);
  expect(desk.unpooled(again, again.table!.parts[0]!).table?.parts).toEqual([]);
  expect(desk.taken(again, source(SIX_BY_COLOUR)).table?.parts).toHaveLength(1);
  expect(desk.taken(again, source(SIX_BY_COLOUR), []).table?.parts).toEqual([]);
});

test("a fix chooses the column of the ratings, or how cells are read", () => {
  const ratings = desk.fixed(on, [{ kind: "ratings", column: "none", heading: "" }]);
  expect(ratings.choices.ratingColumn).toBe("none");
  const place = { row: 1, column: 1 };
  const cell = desk.fixed(on, [{ kind: "read as", place, value: "½" }]);
  const both = desk.fixed(cell, [{ kind: "read as", place: { row: 2, column: 1 }, value: "1" }]);
  expect([...both.choices.readAs]).toEqual([
    ["B2", "½"],
    ["B3", "1"],
  ]);
});
