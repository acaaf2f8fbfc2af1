import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { understood } from "../../../src/desk/table/understood";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_TABLE } from "../../../src/i18n/en/table";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

function lines(rows: readonly Row[], choices: Partial<Choices> = {}): string[] {
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const all = { ...NO_CHOICES, ...choices };
  return understood(verdictOf(source, all), all, EN_TABLE, EN_REPORT.kinds);
}

test("a crosstable: everybody against everybody, once", () => {
  expect(lines(TEN)).toEqual([
    EN_TABLE.kinds.single,
    EN_TABLE.players(10, 6, 4),
    EN_TABLE.games(45),
  ]);
});

test("two games a pairing, and totals of which no game is known", () => {
  const double: Row[] = [
    ["Name", "Elo", 1, 2, 3],
    ["Ann", 2200, "", "11", "½1"],
    ["Bea", 2100, "00", "", "11"],
    ["Cid", "u", "½0", "00", ""],
  ];
  expect(lines(double).slice(0, 3)).toEqual([
    EN_TABLE.kinds.double,
    EN_TABLE.players(3, 2, 1),
    EN_TABLE.games(6),
  ]);
  const totals: Row[] = [
    ["Name", "Elo", "Points"],
    ["Ann", 2000, 3],
    ["Bea", 1900, 2],
    ["Cid", 1800, 1],
    ["Dan", "u", 0],
  ];
  expect(lines(totals)).toEqual([
    EN_TABLE.kinds.totals,
    EN_TABLE.players(4, 3, 1),
    EN_TABLE.games(6),
  ]);
});

test("of a table by rounds each game counts once; under an edition it is said what decides K", () => {
  const [kind, , games, k] = lines(SIX_BY_COLOUR, { edition: 2014 });
  expect(kind).toBe(EN_TABLE.byRounds(EN_REPORT.kinds.swiss));
  const signs = SIX_BY_COLOUR.slice(1).flat().join(" ");
  const sides = signs.match(/\b\d+[wb][01½]/g) ?? [];
  expect(games).toBe(EN_TABLE.games(sides.length / 2));
  expect(k).toBe(EN_TABLE.k.byRating);
});

test("of what is no table nothing is said", () => {
  expect(lines([["Hello"]])).toEqual([]);
});
