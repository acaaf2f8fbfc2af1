import type { View } from "./view";
import { letterSigns } from "./letters";
import { squareCell, type SquareCell } from "../resultCell";
import { textAt, type Area, type CellPlace, type SheetCells } from "../sheetCells";

/** How many rows and columns a pairing takes: a double round may have two of either. */
export interface Layout {
  readonly rows: 1 | 2;
  readonly columns: 1 | 2;
}

export const LAYOUTS: readonly Layout[] = [
  { rows: 1, columns: 1 },
  { rows: 1, columns: 2 },
  { rows: 2, columns: 1 },
];

/** Where the results stand: of each player his rows, and the columns of those who met him. */
export interface Square {
  readonly players: number;
  readonly layout: Layout;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

export function areaOfSquare({ rows, columns }: Square): Area {
  const [row, lastRow] = ends(rows.flat());
  const [column, lastColumn] = ends(columns.flat());
  return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
}

function ends(numbers: readonly number[]): [number, number] {
  return numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Infinity, -Infinity],
  );
}

/** The row of the sheet in which a player stands. */
export function rowOfPlayer({ rows }: Square, player: number): number {
  return rows[player]?.[0] ?? 0;
}

/** The first cell of a pairing. */
export function placeOf({ rows, columns }: Square, player: number, opponent: number): CellPlace {
  return { row: rows[player]?.[0] ?? 0, column: columns[opponent]?.[0] ?? 0 };
}

/** All cells of a pairing. */
export function placesOf({ rows, columns }: Square, player: number, opponent: number): CellPlace[] {
  return (rows[player] ?? []).flatMap((row) =>
    (columns[opponent] ?? []).map((column) => ({ row, column })),
  );
}

/** What a cell of the square is. */
export type Look = (place: CellPlace) => SquareCell;

/**
 * Reads a cell once: the search looks at most of them often. A mark that stands more than once in a row
 * of the view is none of the diagonal: a draw, as X beside *.
 */
export function squareCells(cells: SheetCells, view: View): Look {
  const known: SquareCell[][] = [];
  const drawn = repeatedMarks(cells, view);
  const letters = letterSigns(cells, view);
  const read = (place: CellPlace): SquareCell => {
    const cell = squareCell(cells, place, letters);
    const isDrawn = cell.kind === "mark" && drawn.has(textAt(cells, place).toLowerCase());
    return isDrawn ? { kind: "marked", sign: "½" } : cell;
  };
  return (place) => {
    const row = (known[place.row] ??= []);
    return (row[place.column] ??= read(place));
  };
}

function repeatedMarks(cells: SheetCells, { rows, columns }: View): ReadonlySet<string> {
  const kindAt = (row: number, column: number) => squareCell(cells, { row, column }).kind;
  const ofResults = columns.filter((column) => {
    const kinds = rows.map((row) => kindAt(row, column)).filter((kind) => kind !== "blank");
    const others = kinds.filter((kind) => kind === "other").length;
    return kinds.includes("games") && others <= MOST_OTHERS * kinds.length;
  });
  const repeated = new Set<string>();
  for (const row of rows) {
    const seen = new Map<string, number>();
    for (const [index, column] of ofResults.entries()) {
      if (kindAt(row, column) !== "mark") continue;
      const text = textAt(cells, { row, column }).toLowerCase();
      /** With two columns a pairing a player meets himself in both. */
      if (index - (seen.get(text) ?? index) > 1) repeated.add(text);
      if (!seen.has(text)) seen.set(text, index);
    }
  }
  return repeated;
}

/** Of a column of results, how many cells may be something else. */
const MOST_OTHERS = 0.3;

/** A player against himself: blank, marked, or a dash. */
export function isEmpty(cell: SquareCell): boolean {
  const isDash = cell.kind === "games" && cell.games.length === 1 && cell.games[0] === null;
  return cell.kind === "blank" || cell.kind === "mark" || isDash;
}

/** Something that tells of games, well or badly. */
export function hasGames({ kind }: SquareCell): boolean {
  return kind !== "blank" && kind !== "mark" && kind !== "other";
}
