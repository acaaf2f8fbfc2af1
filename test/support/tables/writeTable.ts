import {
  addressOf,
  type Area,
  type CellPlace,
  type CellValue,
} from "../../../src/tournament/sheetCells";
import type { Cell, Line } from "./cell";
import type { Column } from "./column";
import { Dice } from "./dice";
import { Hand, type CellDoubt } from "./hand";
import { randomEvent } from "./randomEvent";
import { sheetOfTables } from "./sheetOfTables";
import type { EventTable } from "./eventTable";
import { tableOfEvent } from "./tableOfEvent";
import type { TableBlock } from "./tableBlock";
import type { Doubt, Told, WrittenTable } from "./writtenTable";

/** The table of a seed: a true event, written down as somebody would. */
export function writeTable(seed: number): WrittenTable {
  const hand = new Hand(new Dice(seed));
  const table = tableOfEvent(randomEvent(hand), hand);
  return written(seed, table, placed(sheetOfTables(table, hand), hand), hand);
}

interface Sheet {
  readonly lines: readonly Line[];
  readonly row: number;
  readonly column: number;
}

/** Some begin in B3. */
function placed(lines: readonly Line[], hand: Hand): Sheet {
  const dice = hand.for("place");
  const isMoved = dice.chance(0.2);
  return { lines, row: isMoved ? dice.whole(0, 4) : 0, column: isMoved ? dice.whole(0, 3) : 0 };
}

function written(seed: number, table: EventTable, sheet: Sheet, hand: Hand): WrittenTable {
  const { event, form, columns, rating } = table;
  const { lines, row, column } = sheet;
  const places = new Map<Cell, CellPlace>();
  for (const [r, line] of lines.entries())
    for (const [c, each] of line.entries()) places.set(each, { row: row + r, column: column + c });
  const area = { row, column, rows: lines.length, columns: lines[0]?.length ?? 0 };
  return {
    seed,
    cells: {
      area,
      values: lines.map((line) => line.map(({ value }) => value)),
      formats: lines.map((line) => line.map(({ format }) => format)),
      formulas: lines.map((line) => line.map(({ value, formula }) => formula ?? value)),
    },
    selected: selection(table.block, places, area, hand),
    truth: event,
    departures: [...hand.departures],
    program: hand.program,
    doubts: hand.doubts.map((doubt) => addressed(doubt, places)),
    rows: table.rows.map((each) => places.get(each)!.row),
    ratingColumn: places.get(rating.cells[0]!)!.column,
    told: toldBy(columns, hand),
    form,
  };
}

type Places = ReadonlyMap<Cell, CellPlace>;

function addressed({ about, cells, answers }: CellDoubt, places: Places): Doubt {
  const address = (each: Cell) => addressOf(places.get(each)!);
  return {
    about,
    cells: cells.map(address),
    answers: new Map(
      [...answers].map(([each, value]): [string, CellValue] => [address(each), value]),
    ),
  };
}

/** Lines of a block that stand together: headings above another group stand apart. */
function rowsOf({ headings, inner }: TableBlock, places: Places): readonly number[] {
  const rows = (lines: readonly Line[]) => lines.map(([each]) => places.get(each!)!.row);
  const own = rows(inner);
  return [...rows(headings).filter((row) => row >= Math.min(...own) - 3), ...own];
}

function selection(block: TableBlock, places: Places, used: Area, hand: Hand): Area {
  const { lines, body } = block;
  const dice = hand.for("selection");
  const isAlone = !hand.did("a table below or above") && !hand.did("a table beside");
  const rows = rowsOf(block, places);
  const row = Math.min(...rows);
  const whole = {
    row,
    column: used.column,
    rows: Math.max(...rows) - row + 1,
    columns: lines[0]!.length,
  };
  if (!isPartial(whole) && hand.does("a selection too small")) return partOf(whole, hand);
  const how = dice.weighted([
    [4, "cell"],
    [3, "table"],
    [isAlone ? 3 : 0, "sheet"],
  ] as const);
  if (how === "sheet") return used;
  if (how === "table") return whole;
  const own = dice.pick(dice.pick(body));
  return { ...places.get(own)!, rows: 1, columns: 1 };
}

function isPartial({ rows, columns }: Area): boolean {
  return rows < 5 || columns < 4;
}

/** Without the last row or two, without the first columns, without the headings. */
function partOf(whole: Area, hand: Hand): Area {
  const dice = hand.for("part");
  const how = dice.pick(["rows", "headings", "columns"]);
  if (how === "rows") return { ...whole, rows: whole.rows - dice.whole(1, 2) };
  if (how === "headings") return { ...whole, row: whole.row + 1, rows: whole.rows - 1 };
  return { ...whole, column: whole.column + 1, columns: whole.columns - dice.whole(1, 2) };
}

function toldBy(columns: readonly Column[], hand: Hand): Set<Told> {
  const told = new Set<Told>();
  if (hand.did("no headings")) return told;
  for (const { meaning } of columns) {
    if (meaning === "birthYear") told.add("birth year");
    if (meaning === "birthDay") told.add("birth day");
    if (meaning === "k" || meaning === "sex" || meaning === "id") told.add(meaning);
  }
  return told;
}
