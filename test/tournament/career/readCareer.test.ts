import { dayOf } from "../../../src/rules/day";
import { readCareer } from "../../../src/tournament/career/readCareer";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

const [MAY, JUNE] = [dayOf(2014, 5, 1), dayOf(2014, 6, 1)];
const LIST: Row[] = [
  ["Player, A"],
  ["Event", "Date", "Kind", "Rc", "W", "n"],
  ["Open", JUNE, "Swiss", 1850.5, "2½", 5],
  ["Club", MAY, "Toutes rondes", 1700, 3, 7],
  ["", "", "", "", "", ""],
];

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return readCareer(cells, cells.area);
};

test("events one a row, in the order of their days; the kind in any language", () => {
  expect(read(LIST)).toEqual({
    career: [
      { name: "Club", day: MAY, ratedOn: null, system: "robin", rc: 1700, score: 6, games: 7 },
      { name: "Open", day: JUNE, ratedOn: null, system: "swiss", rc: 1850.5, score: 5, games: 5 },
    ],
    findings: [],
  });
});

test.each(["Double round robin", "Aller-retour", "Doppelrundig", "All'italiana, doppio girone"])(
  "6.32 (2005), 6.22 (2014): %s is a round robin in which everybody is met twice",
  (kind) => {
    const rows = LIST.map((row, index) => (index === 3 ? ["Club", MAY, kind, 1700, 3, 8] : row));
    const { career } = read(rows)!;
    expect(career).toMatchObject([{ name: "Club", system: "robin", isDouble: true }, {}]);
    expect(career[1]).not.toHaveProperty("isDouble");
  },
);

test("6.22 (2014): the first half of a double round, girone di andata, is a single one", () => {
  const kind = "Girone di andata";
  const rows = LIST.map((row, index) => (index === 3 ? ["Club", MAY, kind, 1700, 3, 8] : row));
  expect(read(rows)!.career[0]).not.toHaveProperty("isDouble");
  expect(read(rows)!.career[0]).toMatchObject({ system: "robin" });
});

test.each([
  [1, "soon", "notADay"],
  [1, 1e300, "notADay"],
  [3, "strong", "notAnAverage"],
  [4, "many", "notPoints"],
  [5, 2, "notGames"],
  [5, 2.5, "notGames"],
])("column %i, %p: %s, with its cell", (column, value, key) => {
  const rows = LIST.map((row, index) =>
    index === 2 ? row.map((cell, at) => (at === column ? value : cell)) : row,
  );
  const { career, findings } = read(rows)!;
  expect(findings).toMatchObject([{ key, place: { row: 2, column } }]);
  expect(career).toHaveLength(1);
});

const withLists = (...lists: [CellValue, CellValue]) =>
  read(LIST.map((row, index) => [...row, ["", "Rated on", ...lists][index] ?? ""]))!;

test("the list that counts an event; blank: with the others", () => {
  const { career, findings } = withLists("", dayOf(2014, 9, 1));
  expect(career.map(({ name, ratedOn }) => [name, ratedOn])).toEqual([
    ["Club", dayOf(2014, 9, 1)],
    ["Open", null],
  ]);
  expect(findings).toEqual([]);
  expect(withLists(JUNE, MAY).findings).toEqual([]);
});

test.each(["September", 2014, JUNE - 1])(
  "%p is no list of an event in June, with its cell",
  (came) => {
    expect(withLists(came, "").findings).toEqual([
      {
        key: "notAList",
        severity: "error",
        values: { event: "Open", came },
        place: { row: 2, column: 6 },
      },
    ]);
  },
);

test("other tables are none", () => {
  expect(read(TEN)).toBeNull();
});
