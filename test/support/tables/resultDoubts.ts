import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, put, type Cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import type { Layout } from "./layout";
import type { ResultSigns } from "./resultSigns";
import type { RobinGame, RobinGames } from "./trueEvent";

interface Square {
  readonly layout: Layout;
  readonly cells: readonly (readonly (readonly Cell[])[])[];
  readonly points: Column;
  readonly signs: ResultSigns;
}

export const RESULT_DOUBTS = [
  "a doubtful sign",
  "a result that nobody can read",
  "a contradiction",
  "a pairing left blank",
  "points that are wrong",
] as const;

const HOW: Readonly<Record<(typeof RESULT_DOUBTS)[number], (square: Square, hand: Hand) => void>> =
  {
    "a doubtful sign": doubtfulSign,
    "a result that nobody can read": unreadable,
    "a contradiction": contradiction,
    "a pairing left blank": leftBlank,
    "points that are wrong": wrongPoints,
  };

/** What makes a result uncertain: one thing a table. */
export function resultDoubts(square: Square, hand: Hand): void {
  /** Without headings nobody can say that a column is the points. */
  const possible = RESULT_DOUBTS.filter(
    (each) => each !== "points that are wrong" || !hand.would("no headings"),
  );
  const doubt = possible.find((each) => hand.does(each));
  if (doubt !== undefined) HOW[doubt](square, hand);
}

interface Game {
  readonly own: Cell;
  readonly mirror: Cell;
  readonly game: RobinGame;
  readonly mirrored: RobinGame;
}

/** Any game that was played. */
function someGame({ layout, cells }: Square, hand: Hand): Game {
  const { square } = layout.event.games as RobinGames;
  const all = square.flatMap((line, row) =>
    line.flatMap((pairing, column) =>
      pairing
        .filter(({ score }) => score !== null)
        .map((game) => ({
          own: cells[row]![column]![0]!,
          mirror: cells[column]![row]![0]!,
          game,
          mirrored: square[column]![row]![0]!,
        })),
    ),
  );
  return hand.for("doubted game").pick(all);
}

function answers({ own, mirror, game, mirrored }: Game, { signs }: Square) {
  return new Map<Cell, CellValue>([
    [own, signs.plain(game)],
    [mirror, signs.plain(mirrored)],
  ]);
}

function doubtfulSign(square: Square, hand: Hand): void {
  const found = someGame(square, hand);
  const doubtful = hand
    .for("doubtful")
    .pick<(sign: CellValue) => string>([
      (sign) => `(${sign})`,
      (sign) => `${sign}*`,
      (sign) => `${sign}?`,
    ]);
  for (const [each, game] of [
    [found.own, found.game],
    [found.mirror, found.mirrored],
  ] as const)
    put(each, cell(doubtful(square.signs.plain(game)), "@"));
  hand.leavesOpen("result", [found.own, found.mirror], answers(found, square));
}

function unreadable(square: Square, hand: Hand): void {
  const found = someGame(square, hand);
  const dice = hand.for("unreadable");
  const sign = dice.pick(["?", "??", "adj.", "x?", "!", "n/a?", "#"]);
  put(found.own, cell(sign));
  /** Where the mirror says it, there is no doubt. */
  if (dice.chance(0.4)) return;
  put(found.mirror, cell(sign));
  hand.leavesOpen("result", [found.own, found.mirror], answers(found, square));
}

function contradiction(square: Square, hand: Hand): void {
  const found = someGame(square, hand);
  const other = hand
    .for("contradiction")
    .pick(([0, 1, 2] as const).filter((score) => score !== found.game.score));
  put(found.own, square.signs.of({ ...found.game, score: other }));
  hand.leavesOpen("result", [found.own, found.mirror], answers(found, square));
}

function leftBlank(square: Square, hand: Hand): void {
  const found = someGame(square, hand);
  put(found.own, cell());
  if (hand.for("left blank").chance(0.3)) return;
  put(found.mirror, cell());
  hand.leavesOpen("result", [found.own, found.mirror], answers(found, square));
}

function wrongPoints({ points }: Square, hand: Hand): void {
  const dice = hand.for("wrong points");
  const found = dice.pick(points.cells);
  if (typeof found.value !== "number") {
    hand.departures.delete("points that are wrong");
    return;
  }
  found.value += found.value >= 1 && dice.chance(0.5) ? -dice.pick([0.5, 1]) : dice.pick([0.5, 1]);
  hand.leavesOpen("result", [found]);
}
