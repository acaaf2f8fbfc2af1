import type { CellValue } from "../../src/tournament/sheetCells";
import { largeSwiss } from "../fixtures/largeSwiss";
import type { Row } from "./sheetCells";

/** So many rows and columns, each cell by its place. */
function grid(
  rows: number,
  columns: number,
  cell: (row: number, column: number) => CellValue,
): Row[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cell(row, column)),
  );
}

const NOISE: readonly CellValue[] = ["x", 1, "½", "Name", "*", 0, "", 2100];

function roundRobin(players: number): Row[] {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const results = grid(players, players, (row, column) =>
    row === column ? "*" : row < column ? 1 : 0,
  );
  return [
    ["Name", "Rtg", ...numbers, "Pts"],
    ...results.map((line, row) => [`P${row}`, 2000 + row, ...line, players - 1 - row]),
  ];
}

function listOfGames(games: number): Row[] {
  const headings = ["Player", "Rating", "Opponent", "Elo", "Score"];
  return [
    headings,
    ...grid(games, 5, (row, column) => ["Ann", 2000, `B${row % 9}`, 1900, 1][column]!),
  ];
}

function listOfPeriod(results: number): Row[] {
  const headings = ["Player", "Event", "Date", "Ro", "n", "W − We"];
  return [
    headings,
    ...grid(results, 6, (_, column) => ["Ann", "Open", 45_000, 2000, 9, 1.25][column]!),
  ];
}

function listOfCareer(events: number): Row[] {
  const headings = ["Event", "Date", "Rc", "W", "n"];
  return [
    headings,
    ...grid(events, 5, (row, column) => ["Open", 41_000 + row, 1800, 3, 5][column]!),
  ];
}

/** Grids of a size that bring readers to look twice; the sizes double. */
export const ADVERSARIAL_GRIDS: readonly (readonly [
  name: string,
  make: (size: number) => readonly Row[],
  sizes: readonly [number, number, number],
])[] = [
  ["a round robin", roundRobin, [20, 40, 80]],
  ["a Swiss", (size) => largeSwiss(size, 9), [50, 100, 200]],
  [
    "noise",
    (size) => grid(size, size, (r, c) => NOISE[(7 * r + 13 * c + r * c) % 8]!),
    [20, 40, 80],
  ],
  ["ones", (size) => grid(size, size, () => 1), [20, 40, 80]],
  ["marks", (size) => grid(size, size, () => "*"), [20, 40, 80]],
  ["dashes", (size) => grid(size, size, () => "-"), [9, 18, 36]],
  [
    "halves among blanks",
    (size) => grid(size, size, (r, c) => ((r + c) % 2 ? "½" : "")),
    [10, 20, 40],
  ],
  ["headings", (size) => grid(size, 20, () => "Name"), [100, 200, 400]],
  ["signs", (size) => grid(size, 20, (_, c) => c + 1), [100, 200, 400]],
  [
    "byes",
    (size) => [["No", "Name", "1"], ...grid(size, 12, (r, c) => [r + 1, `P${r}`][c] ?? "bye")],
    [100, 200, 400],
  ],
  ["long texts", (size) => grid(size, 10, () => `${"w".repeat(30_000)}x`), [10, 20, 40]],
  ["spaces", (size) => grid(size, 10, () => `1${" ".repeat(30_000)}x`), [10, 20, 40]],
  ["games of one player", listOfGames, [100, 200, 400]],
  ["results of one player", listOfPeriod, [100, 200, 400]],
  ["a long career", listOfCareer, [100, 200, 400]],
];
