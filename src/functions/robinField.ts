import { at } from "../rules/at";
import { withLostZeros } from "../rules/resultText";
import {
  contradiction,
  gamesPerPairing,
  type Crosstable,
  type PlayedOrNot,
} from "../rules/robin/crosstable";
import type { RobinField } from "../rules/robin/event";
import type { HalfPoints } from "../rules/units";
import type { Cell } from "./cell";
import { isFault, Problem, type Fault } from "./fault";
import { placeOf, readCell, type List } from "./parameters";
import { crosstableCell, total } from "./readers";

type Scores = RobinField["scores"];

/** Scores of a round robin, known by their shape: a total a player, or the square of results. */
export function robinScores(players: number, scores: List<Cell>): Scores | Fault {
  const { rows, columns } = scores;
  const inLine = rows === 1 || columns === 1;
  if (inLine && rows * columns === players) {
    const totals = readTotals(players, scores);
    return isFault(totals) ? totals : { totals };
  }
  if (rows === players && columns === players) {
    const square = readSquare(scores);
    return isFault(square) ? square : { square };
  }
  return new Problem("scoresNotAField", { players, size: { rows, columns } });
}

/** Every game gives one point, so single-round totals add up to m(m − 1)/2. */
function readTotals(players: number, scores: List<Cell>): HalfPoints[] | Fault {
  const totals: HalfPoints[] = [];
  const highest = players - 1;
  for (const [player, cell] of scores.values.entries()) {
    const place = placeOf(player, scores);
    const score = readCell("scores", total, cell, place);
    if (isFault(score)) return score;
    if (score > 2 * highest)
      return new Problem("totalAboveGames", { player, total: score, highest });
    totals.push(score);
  }
  const sum = totals.reduce((points, score) => points + score, 0);
  const expected = players * (players - 1);
  return sum === expected ? totals : new Problem("totalsSum", { sum, expected });
}

function readSquare(scores: List<Cell>): Crosstable | Fault {
  const size = scores.rows;
  const table: PlayedOrNot[][][] = [];
  for (let player = 0; player < size; player += 1) {
    const row: PlayedOrNot[][] = [];
    for (let opponent = 0; opponent < size; opponent += 1) {
      const index = player * size + opponent;
      const cell = at(scores.values, index);
      const place = placeOf(index, scores);
      const games = player === opponent ? [] : readCell("scores", crosstableCell, cell, place);
      if (isFault(games)) return games;
      row.push(games);
    }
    table.push(row);
  }
  const length = gamesPerPairing(table);
  const square = table.map((row, player) =>
    row.map((games, opponent) => (player === opponent ? [] : withLostZeros(games, length))),
  );
  const fault = contradiction(square);
  return fault === null ? square : new Problem("contradiction", { ...fault });
}
