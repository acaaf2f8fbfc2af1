import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, type Cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import type { Layout } from "./layout";
import { leaveSumsOpen, doubleCells, doubleStyle, type DoubleStyle } from "./doubleRound";
import { RESULT_DOUBTS, resultDoubts } from "./resultDoubts";
import { resultSigns } from "./resultSigns";
import type { RobinGames } from "./trueEvent";

export interface RobinColumns {
  readonly columns: readonly Column[];
  /** Lines for each player: two where the second games stand below the first. */
  readonly linesEach: 1 | 2;
}

/** The square of results, its columns in the order of the layout. */
export function robinColumns(layout: Layout, points: Column, hand: Hand): RobinColumns {
  const { event, columns } = layout;
  const games = event.games as RobinGames;
  const signs = resultSigns(event, hand);
  const isPlayed = games.square.flat(2).every(({ score }) => score !== null);
  const style = styleOf(games, isPlayed, hand);
  const cells: Cell[][][] = games.square.map((row) =>
    row.map((pairing) =>
      games.perPairing > 1
        ? doubleCells(pairing, style, hand)
        : pairing.map((game) => signs.of(game)),
    ),
  );
  if (style === "their sum") leaveSumsOpen(games.square, cells, hand);
  if (games.perPairing === 1) resultDoubts({ layout, cells, points, signs }, hand);
  const diagonal = diagonalSign(layout, cells, hand);
  for (const [row] of cells.entries()) cells[row]![row] = widened(diagonal, style);
  halve(layout, cells, style, hand);
  const headings = resultHeadings(layout, hand);
  return {
    columns: columns.flatMap((column, index) => inColumns(column, headings[index]!, cells, style)),
    linesEach: style === "two rows" ? 2 : 1,
  };
}

function styleOf({ perPairing }: RobinGames, isPlayed: boolean, hand: Hand): DoubleStyle {
  if (perPairing > 2) return hand.for("several").pick(["typed together", "text together"]);
  return perPairing === 2 ? doubleStyle(isPlayed, hand) : "one cell";
}

function inColumns(
  column: number,
  heading: CellValue,
  cells: readonly (readonly (readonly Cell[])[])[],
  style: DoubleStyle,
): Column[] {
  const of = (text: CellValue, own: Cell[]): Column => ({
    meaning: "result",
    heading: cell(text),
    group: "",
    cells: own,
  });
  if (style === "two columns")
    return [0, 1].map((game) =>
      of(
        game === 0 ? heading : "",
        cells.map((row) => row[column]![game]!),
      ),
    );
  return [
    of(
      heading,
      cells.flatMap((row) => row[column]!),
    ),
  ];
}

function widened(value: CellValue, style: DoubleStyle): Cell[] {
  const count = style === "two columns" || style === "two rows" ? 2 : 1;
  return Array.from({ length: count }, () => cell(value));
}

const USUAL = ["", "", "*", "x", "X", "■", "*"];
const UNUSUAL = ["----", "—", "xxx", "█", "●", "\\", "#", "///", "•", "XX", 0, "**", "▒"];

/** A sign that nobody takes for a result; where rows and columns differ it has to be seen. */
function diagonalSign(
  { columns }: Layout,
  cells: readonly (readonly (readonly Cell[])[])[],
  hand: Hand,
): CellValue {
  const isInOrder = columns.every((player, index) => player === index);
  const others = cells.flatMap((line, row) => line.filter((_, column) => column !== row)).flat();
  const taken = new Set(others.map(({ value }) => String(value).trim().toLowerCase()));
  const hasDashes = [...taken].some((sign) => /^[-–+:/ ]+$/.test(sign));
  const isFree = (sign: CellValue) => {
    if (sign === 0) return isInOrder && !hand.would("half a table");
    if (sign === "") return isInOrder || !taken.has("");
    if (hasDashes && /[-—]/.test(String(sign))) return false;
    return !taken.has(String(sign).toLowerCase());
  };
  const signs: readonly CellValue[] = hand.does("an unusual diagonal") ? UNUSUAL : USUAL;
  return hand.for("diagonal").pick(signs.filter(isFree));
}

/** Only what stands above the diagonal, or only what stands below it. */
function halve(layout: Layout, cells: Cell[][][], style: DoubleStyle, hand: Hand): void {
  const isInOrder = layout.columns.every((player, index) => player === index);
  if (!isInOrder || style !== "one cell" || RESULT_DOUBTS.some((each) => hand.did(each))) return;
  if (!hand.does("half a table")) return;
  const upper = hand.for("half").chance(0.6);
  for (const [row, line] of cells.entries())
    for (const column of line.keys())
      if (upper ? column < row : column > row) cells[row]![column] = [cell()];
}

function resultHeadings({ event, columns, rank, start }: Layout, hand: Hand): CellValue[] {
  const dice = hand.for("result headings");
  const isByRank = columns.every((player, index) => rank[player] === index + 1);
  const numbers = columns.map((player) => (isByRank ? rank[player]! : start[player]!));
  return dice.weighted<CellValue[]>([
    [6, numbers],
    [1, numbers.map((number) => `${number}.`)],
    [1, numbers.map(String)],
    [1, columns.map((player) => event.players[player]!.last.slice(0, 3))],
    [0.5, columns.map((player) => event.players[player]!.last)],
    [0.3, numbers.map(() => "")],
  ]);
}
