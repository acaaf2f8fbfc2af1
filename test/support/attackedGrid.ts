import fc from "fast-check";
import type { Area, CellValue, SheetCells } from "../../src/tournament/sheetCells";
import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { eventSheet } from "../../src/sheets/eventFile/eventSheet";
import { EIGHT, NINE_WITH_FORFEIT, SIX, TEN } from "../fixtures/crosstables";
import { largeSwiss } from "../fixtures/largeSwiss";
import { SIX_BY_COLOUR, SIX_BY_SIGN } from "../fixtures/swissTables";
import { SMALL_FILE } from "../fixtures/trf";
import { cellsOfPlan } from "./cellsOfPlan";
import { cellsOf, type Row } from "./sheetCells";

const DAY = 41_902;

const HEADINGS = (
  "No|Name|Rtg|FIDE|Elo|DWZ|K|Pts|Punkte|W|We|W − We|n|Games|Rc|Date|Event|List|Kind|ID|Fed|Title|" +
  "Born|Sexe|Opponent|White|Schwarz|Result|Rd1|Rd 2|Rk|TB1|1|2|Games before|Spieler|Joueur|Start|132|012"
).split("|");

const RESULTS =
  "1|0|½|=|+|-|*|x|10|½1|1/2|0.5|0,5|12w1|3b½|1s0|+12|=5|-3|0000|bye|F|H|Z|1-0|½-½|1:0|01|w|l|d|1F|+:-|(1)".split(
    "|",
  );

const NAMES =
  "Ann|Bob|Cid, D|Müller|#N/A|=A1|TRUE|007|__proto__|constructor|\u{1F600}|u|Total".split("|");

const LONG = [
  "0".repeat(33_000),
  " ".repeat(33_000) + "x",
  "½".repeat(9_000),
  "=1+" + "(".repeat(8_000),
];

const cell: fc.Arbitrary<CellValue> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<CellValue>(...RESULTS, 1, 0, 0.5, "", "", 10, 11) },
  { weight: 3, arbitrary: fc.constantFrom(...HEADINGS) },
  { weight: 3, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 3_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(DAY, 46_054, 46_024, -1, 2_958_466, 1e300, 2.25, 1e-7) },
  { weight: 1, arbitrary: fc.constantFrom<CellValue>(true, false, "#REF!", "#N/A") },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
);

const GAMES: Row[] = [
  ["Open 2024"],
  ["Player", "Rating", "Opponent", "Elo", "Score"],
  ["Ann", 2200, "Bea", 2100, 1],
  ["Bea", 2100, "Ann", 2200, 0],
  ["Ann", 2200, "Dan", 1900, "+"],
  ["Bea", 2100, "Eva", 1800, 0.5],
];

const PERIOD: Row[] = [
  ["Player", "Event", "Date", "Ro", "n", "W − We", "K", "Games before"],
  ["Ann", "Open", DAY, 2000, 9, "+1,25", 20, 3],
  ["", "Cup", DAY - 20, 1990, 5, -0.31, "", ""],
  ["Bob", "Open", DAY, "u", 4, "", "", ""],
];

const CAREER: Row[] = [
  ["Event", "Date", "Kind", "Rc", "W", "n", "Rated on"],
  ["Open", DAY, "Swiss", 1850.5, "2½", 5, DAY + 40],
  ["Club", DAY - 30, "Toutes rondes", 1700, 3, 7, ""],
];

const MATCH: Row[] = [
  ["", "Name", "Elo", 1, 2, 3, 4, "Total"],
  [1, "Ann", 2200, 1, "½", 0, "", 1.5],
  [2, "Bea", "u", 0, "½", 1, "", 1.5],
];

const TABLES: readonly (readonly Row[])[] = [
  ...[SIX, EIGHT, NINE_WITH_FORFEIT, TEN, SIX_BY_COLOUR, SIX_BY_SIGN, GAMES, PERIOD, CAREER, MATCH],
  cellsOfPlan(eventSheet(SMALL_FILE, EN_EVENT_FILE)).values,
  largeSwiss(14, 5),
];

interface Change {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly how: "write" | "lose row" | "lose column" | "double row" | "blank row" | "blank column";
}

const change: fc.Arbitrary<Change> = fc.record({
  row: fc.nat(20),
  column: fc.nat(16),
  value: cell,
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant("write" as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...(["lose row", "lose column", "double row", "blank row", "blank column"] as const),
      ),
    },
  ),
});

function changed(rows: readonly Row[], changes: readonly Change[]): Row[] {
  let all: CellValue[][] = rows.map((row) => [...row]);
  for (const { row: wished, column, value, how } of changes) {
    const row = wished % Math.max(1, all.length);
    if (how === "write") all[row]?.splice(column, 1, value);
    if (how === "lose row") all.splice(row, 1);
    if (how === "double row") all.splice(row, 0, [...(all[row] ?? [])]);
    if (how === "blank row") all.splice(row, 0, []);
    if (how === "lose column") all = all.map((line) => line.filter((_, at) => at !== column));
    if (how === "blank column") {
      all = all.map((line) => [...line.slice(0, column), "", ...line.slice(column)]);
    }
  }
  return all.length === 0 ? [[""]] : all;
}

const damaged = fc
  .tuple(fc.constantFrom(...TABLES), fc.array(change, { maxLength: 8 }))
  .map(([rows, changes]) => changed(rows, changes));

const noise = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

/** Two tables below or beside each other, with or without a gap. */
const together = fc
  .tuple(damaged, damaged, fc.boolean(), fc.nat(2))
  .map(([one, other, isBelow, gap]): Row[] => {
    const blank = Array.from({ length: gap }, () => "");
    if (isBelow) return [...one, ...blank.map(() => []), ...other];
    const width = Math.max(...one.map(({ length }) => length));
    return Array.from({ length: Math.max(one.length, other.length) }, (_, row) => {
      const left = one[row] ?? [];
      const filled = [...left, ...Array.from({ length: width - left.length }, () => "")];
      return [...filled, ...blank, ...(other[row] ?? [])];
    });
  });

/** A few lines over and over: as many rows as a large event has. */
const huge = fc
  .tuple(noise, fc.constantFrom(...TABLES), fc.integer({ min: 100, max: 400 }))
  .map(([lines, [heading = []], rows]): Row[] => [
    heading,
    ...Array.from({ length: rows }, (_, row) => lines[row % lines.length] ?? []),
  ]);

const rows = fc.oneof(
  { weight: 12, arbitrary: damaged },
  { weight: 6, arbitrary: noise },
  { weight: 4, arbitrary: together },
  { weight: 1, arbitrary: huge },
);

const FORMATS = ["General", "yyyy-mm-dd", "d/m", '0.00" pts"', "[$-407]d. mmm", "@", '"[[[['];

export interface AttackedGrid {
  readonly cells: SheetCells;
  /** What of it is selected. */
  readonly selected: Area;
}

/** A sheet's cells, sensible or not, with a selection of them. */
export const attackedGrid: fc.Arbitrary<AttackedGrid> = fc
  .tuple(
    rows,
    fc.array(fc.constantFrom(...FORMATS), { minLength: 1, maxLength: 5 }),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant({ row: 0, column: 0 }) },
      { weight: 1, arbitrary: fc.record({ row: fc.nat(40), column: fc.nat(30) }) },
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.record({
          row: fc.nat(6),
          column: fc.nat(6),
          rows: fc.integer({ min: 1, max: 12 }),
          columns: fc.integer({ min: 1, max: 12 }),
        }),
      },
    ),
  )
  .map(([values, formats, start, part]) => {
    const plain = cellsOf(values);
    const area = { ...plain.area, ...start };
    const cells: SheetCells = {
      area,
      values: plain.values,
      formats: plain.values.map((line, r) =>
        line.map((_, c) => formats[(r + 3 * c) % formats.length] ?? "General"),
      ),
      /** What begins with = or + and a letter was typed as a formula. */
      formulas: plain.values,
    };
    if (part === null) return { cells, selected: area };
    const row = start.row + Math.min(part.row, area.rows - 1);
    const column = start.column + Math.min(part.column, area.columns - 1);
    return {
      cells,
      selected: {
        row,
        column,
        rows: Math.min(part.rows, start.row + area.rows - row),
        columns: Math.min(part.columns, start.column + area.columns - column),
      },
    };
  });
