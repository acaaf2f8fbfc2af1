import { samePlayers } from "../../../src/sheets/correction/samePlayers";
import type { ReportedPlayer } from "../../../src/sheets/report/readReport";

const player = (name: string, rating: number | null, id = ""): ReportedPlayer => ({
  row: 12,
  columns: new Map(),
  number: 1,
  name,
  id,
  rating,
  games: 5,
  score: null,
  rc: null,
  ru: null,
  delta: null,
  k: null,
  isKGiven: false,
  facts: null,
});

test("of one name those with the nearest ratings; in another order too", () => {
  const before = [player("Hans Müller", 2200), player("Ann", 2000), player("Hans Müller", 1500)];
  const after = [player("Hans müller", 1510), player("Hans Müller", 2190), player("Ann", 2000)];
  expect(samePlayers(before, after, true)).toEqual([
    { before: 2, after: 0 },
    { before: 0, after: 1 },
    { before: 1, after: 2 },
  ]);
});

test.each([
  ["the same rating at the same place", player("Bob", 1900), player("Robert", 1900), true],
  ["another rating", player("Bob", 1900), player("Robert", 1910), false],
  ["unrated, a word of the name", player("Meier Ueli", null), player("Meyer, Ueli", null), true],
  ["unrated, another name", player("Hans", null), player("Ueli", null), false],
])("a corrected name, or somebody else: %s", (_, before, after, isSame) => {
  expect(samePlayers([before], [after], true)).toEqual(
    isSame
      ? [{ before: 0, after: 0 }]
      : [
          { before: null, after: 0 },
          { before: 0, after: null },
        ],
  );
});

test("the FIDE number before the name: corrected names, and namesakes", () => {
  const before = [player("Egger, Paul", 1800, "1300101"), player("Junod, Max", 1402, "1300108")];
  const after = [player("Junod, Max", 1902, "9999108"), player("Egger, Pauli", 1800, "1300101")];
  expect(samePlayers(before, after, true)).toEqual([
    { before: null, after: 0 },
    { before: 0, after: 1 },
    { before: 1, after: null },
  ]);
  expect(samePlayers([player("Ann", 2000, "1")], [player("Ann", 2000)], true)).toEqual([
    { before: 0, after: 0 },
  ]);
});
