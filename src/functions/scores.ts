import { at } from "../rules/at";
import type { Game } from "../rules/game";
import { scoreOf } from "../rules/swissRu";
import type { HalfPoints, Rating } from "../rules/units";
import type { Cell } from "./cell";
import { isFault, placed, Problem, wrong, type Fault, type Place } from "./fault";
import { placeOf, readCell, readList, type List } from "./parameters";
import { result, total, type ResultCell } from "./readers";

export function isRating(rating: Rating | null): rating is Rating {
  return rating !== null;
}

/** A blank cell beside a rated opponent: nobody can tell it from a game still to be entered. */
export function blankResult(argument: string, place?: Place): Problem {
  return wrong(argument, null, "resultNotBlank", place);
}

export function scoreAboveGames(
  argument: string,
  score: HalfPoints,
  games: number,
  place?: Place,
): Problem | null {
  if (score <= 2 * games) return null;
  return new Problem("scoreAboveGames", { argument, score, games, ...placed(place) });
}

/** Lists go together cell by cell: as many of them, in one line each or in the same shape. */
export function sizesDiffer(
  argument: string,
  size: List<unknown>,
  other: string,
  otherSize: List<unknown>,
): Problem | null {
  const sameCount = size.values.length === otherSize.values.length;
  if (sameCount && (size.rows === otherSize.rows || (isLine(size) && isLine(otherSize))))
    return null;
  return new Problem("sizesDiffer", {
    argument,
    size: { rows: size.rows, columns: size.columns },
    other,
    otherSize: { rows: otherSize.rows, columns: otherSize.columns },
  });
}

function isLine({ rows, columns }: List<unknown>): boolean {
  return rows === 1 || columns === 1;
}

/** The games that count: played, and against a rated opponent. */
export function playedGames(
  opponents: List<Rating | null>,
  scores: List<ResultCell>,
): Game[] | Fault {
  const uneven = sizesDiffer("opponents", opponents, "scores", scores);
  if (uneven !== null) return uneven;
  const games: Game[] = [];
  for (const [index, opponent] of opponents.values.entries()) {
    const score = at(scores.values, index);
    if (opponent === null || score === "unplayed") continue;
    if (score === "blank") return blankResult("scores", placeOf(index, scores));
    games.push({ opponent, score });
  }
  return games;
}

interface Played {
  readonly opponents: readonly Rating[];
  readonly score: HalfPoints;
}

/** A result for each opponent, or one total for all of them. */
export function resultsOrTotal(opponents: List<Rating | null>, scores: List<Cell>): Played | Fault {
  if (scores.values.length === 1 && opponents.values.length > 1) {
    return totalFor(opponents, at(scores.values, 0));
  }
  const results = readList("scores", result, scores);
  if (isFault(results)) return results;
  const games = playedGames(opponents, results);
  if (isFault(games)) return games;
  return { opponents: games.map(({ opponent }) => opponent), score: scoreOf(games) };
}

function totalFor(opponents: List<Rating | null>, cell: Cell): Played | Fault {
  const score = readCell("scores", total, cell);
  if (isFault(score)) return score;
  if (opponents.values.includes(null)) {
    return new Problem("totalBesideUnrated", { argument: "scores", other: "opponents" });
  }
  const rated = opponents.values.filter(isRating);
  return scoreAboveGames("scores", score, rated.length) ?? { opponents: rated, score };
}
