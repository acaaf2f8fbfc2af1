import { addressOf, type Area, type CellValue } from "../../../src/tournament/sheetCells";
import { cell, squared, type Cell, type Line } from "./cell";
import type { Column } from "./column";
import { dayLines } from "./dayLines";
import { Dice } from "./dice";
import { Hand, type CellDoubt } from "./hand";
import { layoutOf } from "./layout";
import { otherTable } from "./otherTables";
import { playerColumns, type PlayerColumns } from "./playerColumns";
import { randomEvent } from "./randomEvent";
import { leaveRatingOpen } from "./ratingColumns";
import { robinColumns } from "./robinColumns";
import { linesAbove, linesBelow } from "./surroundings";
import { swissColumns } from "./swissColumns";
import { tableBlock, type TableBlock } from "./tableBlock";
import type { TrueEvent } from "./trueEvent";
import type { Doubt, Told, WrittenTable } from "./writtenTable";
import { hideCharacters } from "./hiddenCharacters";
import { blankOneRating } from "./blankRating";

/** The table of a seed: a true event, written down as somebody would. */
export function writeTable(seed: number): WrittenTable {
  const hand = new Hand(new Dice(seed));
  const layout = layoutOf(randomEvent(hand), hand);
  const { event } = layout;
  const days = dayLines(event, hand);
  const about = playerColumns(layout, hand);
  const isTotals = writesTotalsOnly(event, hand);
  const results = isTotals
    ? { columns: [], linesEach: 1 as const }
    : event.games.kind === "robin"
      ? robinColumns(layout, about.points, hand)
      : { columns: swissColumns(layout, hand), linesEach: 1 as const };
  blankOneRating(event, about.rating, hand);
  const columns = inOrder(about, results.columns, hand);
  if (!isTotals && hand.does("no headings")) leaveRatingOpen(about.rating.cells, hand);
  hideCharacters(columns, hand);
  const block = tableBlock(columns, results.linesEach, hand);
  const below = linesBelow(columns, days, hand);
  const own = [...block.lines, ...below.joined];
  const lines = [...linesAbove(event, days, hand), ...own, ...below.apart];
  const sheet = placed(withOtherTables(lines, own, hand), hand);
  return written(seed, { sheet, block, about, columns, event, isTotals }, hand);
}

/** Names, ratings and points of a single round in which every game was played. */
function writesTotalsOnly({ games }: TrueEvent, hand: Hand): boolean {
  return (
    games.kind === "robin" &&
    games.perPairing === 1 &&
    games.square.every((row) => row.every((cells) => cells.every(({ score }) => score !== null))) &&
    hand.does("totals only")
  );
}

function inOrder(
  { before, after }: PlayerColumns,
  results: readonly Column[],
  hand: Hand,
): readonly Column[] {
  return hand.for("points first").chance(0.15)
    ? [...before, ...after, ...results]
    : [...before, ...results, ...after];
}

/** Another table above, below or beside, with or without a gap. */
function withOtherTables(lines: readonly Line[], own: readonly Line[], hand: Hand): Line[] {
  const dice = hand.for("other tables");
  let all = [...lines];
  if (hand.does("a table below or above")) {
    const gap = Array.from({ length: dice.pick([1, 1, 2, 3, 0]) }, (): Line => []);
    const other = otherTable(hand, "table below");
    all = dice.chance(0.75) ? [...all, ...gap, ...other] : [...other, ...gap, ...all];
  }
  if (!hand.does("a table beside")) return all;
  const other = otherTable(hand, "table beside");
  const width = own[0]!.length + dice.pick([1, 1, 1, 2, 0]);
  const top = all.indexOf(own[0]!);
  return Array.from({ length: Math.max(all.length, top + other.length) }, (_, row): Line => {
    const line = all[row] ?? [];
    const beside = other[row - top];
    if (beside === undefined) return line;
    return [...line, ...Array.from({ length: width - line.length }, () => cell()), ...beside];
  });
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
  return {
    lines: squared(lines),
    row: isMoved ? dice.whole(0, 4) : 0,
    column: isMoved ? dice.whole(0, 3) : 0,
  };
}

interface Parts {
  readonly sheet: Sheet;
  readonly block: TableBlock;
  readonly about: PlayerColumns;
  readonly columns: readonly Column[];
  readonly event: TrueEvent;
  readonly isTotals: boolean;
}

function written(seed: number, parts: Parts, hand: Hand): WrittenTable {
  const { sheet, about, event, isTotals } = parts;
  const { lines, row, column } = sheet;
  const places = new Map<Cell, { row: number; column: number }>();
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
    selected: selection(parts, places, area, hand),
    truth: event,
    departures: [...hand.departures],
    doubts: hand.doubts.map((doubt) => addressed(doubt, places)),
    rows: about.name.cells.map((each) => places.get(each)!.row),
    ratingColumn: places.get(about.rating.cells[0]!)!.column,
    told: toldBy(parts.columns, hand),
    isTotals,
  };
}

type Places = ReadonlyMap<Cell, { readonly row: number; readonly column: number }>;

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

function selection({ block, sheet }: Parts, places: Places, used: Area, hand: Hand): Area {
  const dice = hand.for("selection");
  const isAlone = !hand.did("a table below or above") && !hand.did("a table beside");
  const first = sheet.row + sheet.lines.findIndex((line) => line[0] === block.lines[0]![0]);
  const whole = {
    row: first,
    column: used.column,
    rows: block.lines.length,
    columns: block.lines[0]!.length,
  };
  if (!isPartial(whole) && hand.does("a selection too small")) return partOf(whole, hand);
  const how = dice.weighted([
    [4, "cell"],
    [3, "table"],
    [isAlone ? 3 : 0, "sheet"],
  ] as const);
  if (how === "sheet") return used;
  if (how === "table") return whole;
  const own = dice.pick(dice.pick(block.body));
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
