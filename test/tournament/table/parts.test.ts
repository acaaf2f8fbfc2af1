import { addressOfArea } from "../../../src/tournament/sheetCells";
import { tableParts } from "../../../src/tournament/table/parts";
import { cellsOf, type Row } from "../../support/sheetCells";

const partsOf = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return tableParts(cells, cells.area, cells.area).map(addressOfArea);
};

const HEADINGS = ["Pos", "Name", "Elo", "Pts"];

test("pages with the same headings are one table, also where a rank is shared over the break", () => {
  expect(
    partsOf([
      HEADINGS,
      [1, "Ann", 2100, 3],
      [2, "Bea", 2000, 2],
      ["Page 2"],
      HEADINGS,
      [2, "Cid", 1900, 2],
      [4, "Dan", 1800, 1],
    ]),
  ).toEqual(["A1:D7"]);
});

test("the same headings and the same numbers again are another table", () => {
  const group: Row[] = [HEADINGS, [1, "Ann", 2100, 3], [2, "Bea", 2000, 2]];
  expect(partsOf([...group, ...group])).toEqual(["A1:D3", "A4:D6"]);
});

test("groups of games under one line of headings: nobody of one stands in another", () => {
  expect(
    partsOf([
      ["Rd", "White", "Elo", "Res", "Black", "Elo"],
      ["Group A"],
      [1, "Ann", 2100, 1, "Bea", 2000],
      [2, "Bea", 2000, 0, "Ann", 2100],
      ["Group B"],
      [1, "Cid", 1900, 1, "Dan", 1800],
      [2, "Dan", 1800, 1, "Cid", 1900],
    ]),
  ).toEqual(["A1:F5", "A6:F7"]);
});

test("a table beside one that begins a row later, and one beside a list of games", () => {
  expect(
    partsOf([
      ["Pos", "Name", "Elo", "Pts"],
      ["", "", "", "", "No", "Name", "Elo"],
      [1, "Ann Bell", 2100, 3, 1, "Eva", 1500],
      [2, "Bea Cox", 2000, 2, 2, "Fox", 1400],
    ]),
  ).toEqual(["A1:D4", "E1:G4"]);
  expect(
    partsOf([
      ["Rd", "White", "Elo", "Res", "Black", "Elo", "No", "Name", "Elo"],
      [1, "Ann", 2100, 1, "Bea", 2000, 1, "Eva", 1500],
      [2, "Bea", 2000, 0, "Ann", 2100, 2, "Fox", 1400],
    ]),
  ).toEqual(["A1:F3", "G1:I3"]);
});

test("Nachname and Vorname with a blank column between are of one table", () => {
  expect(
    partsOf([
      ["Nr", "Nachname", "", "Vorname", "Elo"],
      [1, "Huber", "", "Monika", 1812],
      [2, "Lange", "", "Urs", 1265],
    ]),
  ).toEqual(["A1:E3"]);
});
