import { scoreOf } from "../../../rules/swissRu";
import type { Rating, Result } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable, Given } from "../../../sheets/exercise/exercise";
import type { Dice } from "./dice";
import { givenLine, hint, NOTHING_ASKED, questionLine } from "./questions";
import { slip } from "./slips";

/** A round as the player's card has it. */
export interface CardLine {
  /** null: unrated. */
  readonly opponent: Rating | null;
  /** + and − were not played. */
  readonly result: Result | "+" | "−";
}

/** How regulations and lists write a player without a rating. */
export const UNRATED = "u";

/** The cards of players beside each other, round by round. */
export function roundsTable(
  players: readonly string[],
  cards: readonly CardLine[][],
): ExerciseTable {
  const rounds = Math.max(...cards.map(({ length }) => length));
  return {
    key: "rounds",
    given: [
      { heading: "round", look: "ordinal" },
      ...players.flatMap((of) => [
        { heading: "opponent", of, look: "whole" } as const,
        { heading: "result", of, look: "result" } as const,
      ]),
    ],
    asked: NOTHING_ASKED,
    lines: Array.from({ length: rounds }, (_, round) =>
      givenLine([round + 1, ...cards.flatMap((card) => cellsOf(card[round]))]),
    ),
  };
}

function cellsOf(line: CardLine | undefined): readonly Given[] {
  if (line === undefined) return [null, null];
  const { opponent, result } = line;
  return [opponent ?? UNRATED, typeof result === "number" ? result / 2 : result];
}

/** Rounds of a card: so many against rated and unrated opponents, and so many not played. */
export interface Rounds {
  readonly rated: number;
  readonly unrated: number;
  readonly unplayed: number;
}

/** Opponents between two ratings, results by chance, all in an order by chance. */
export function drawnCard(
  { rated, unrated, unplayed }: Rounds,
  [lowest, highest]: readonly [Rating, Rating],
  dice: Dice,
): CardLine[] {
  const rating = () => dice.whole(lowest, highest);
  const result = () => dice.oneOf<Result>([0, 1, 2]);
  const of = (rounds: number, line: () => CardLine) => Array.from({ length: rounds }, line);
  return dice.shuffled([
    ...of(rated, () => ({ opponent: rating(), result: result() })),
    ...of(unrated, () => ({ opponent: null, result: result() })),
    ...of(unplayed, () => ({ opponent: rating(), result: dice.oneOf(["+", "−"] as const) })),
  ]);
}

/** How many games and points they are where unrated opponents or unplayed games are counted as well. */
function countedOtherwise(
  card: readonly CardLine[],
): readonly { readonly games: number; readonly points: number }[] {
  const isPlayed = ({ result }: CardLine) => typeof result === "number";
  const isRated = ({ opponent }: CardLine) => opponent !== null;
  return [card.filter(isPlayed), card.filter(isRated), card].map((lines) => ({
    games: lines.length,
    points: lines.reduce((sum, { result }) => sum + pointsOf(result), 0),
  }));
}

function pointsOf(result: CardLine["result"]): number {
  if (typeof result === "number") return result / 2;
  return result === "+" ? 1 : 0;
}

/** n, and the points in these games. */
export function countLines(
  of: string,
  card: readonly CardLine[],
  article: string,
): readonly ExerciseLine[] {
  const games = countingGames(card);
  const others = countedOtherwise(card);
  const slips = (what: "games" | "points") =>
    others.map((other) => slip("counted", other[what], article));
  const n = { key: "n", solution: games.length, article, slips: slips("games") } as const;
  const points = scoreOf(games) / 2;
  const w = { key: "w", solution: points, article, slips: slips("points") } as const;
  return [questionLine(of, n, hint("n", {})), questionLine(of, w, hint("w", {}))];
}

/** 5.1, 6.32 (2014): games that were played, against opponents with a rating. */
export function countingGames(
  card: readonly CardLine[],
): readonly { opponent: Rating; score: Result }[] {
  return card.flatMap(({ opponent, result }) =>
    opponent === null || typeof result !== "number" ? [] : [{ opponent, score: result }],
  );
}
