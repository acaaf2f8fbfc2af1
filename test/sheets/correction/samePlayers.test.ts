import { samePlayers } from "../../../src/sheets/correction/samePlayers";
import type { ReportedPlayer } from "../../../src/sheets/report/readReport";

const player = (name: string, rating: number | null): ReportedPlayer => ({
  row: 12,
  name,
  rating,
  games: 5,
  delta: null,
  k: null,
});

test("of one name those with the nearest ratings; in another order too", () => {
  const before = [player("Hans Müller", 2200), player("Ann", 2000), player("Hans Müller", 1500)];
  const after = [player("Hans müller", 1510), player("Hans Müller", 2190), player("Ann", 2000)];
  expect(samePlayers(before, after)).toEqual([
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
  expect(samePlayers([before], [after])).toEqual(
    isSame
      ? [{ before: 0, after: 0 }]
      : [
          { before: null, after: 0 },
          { before: 0, after: null },
        ],
  );
});
