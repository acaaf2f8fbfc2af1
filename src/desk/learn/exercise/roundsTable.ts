import type { Rating, Result } from "../../../rules/units";
import type { ExerciseTable, Given } from "../../../sheets/exercise/exercise";
import type { Dice } from "./dice";
import { givenLine, NOTHING_ASKED } from "./questions";

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

/** 5.1, 6.32 (2014): games that were played, against opponents with a rating. */
export function countingGames(
  card: readonly CardLine[],
): readonly { opponent: Rating; score: Result }[] {
  return card.flatMap(({ opponent, result }) =>
    opponent === null || typeof result !== "number" ? [] : [{ opponent, score: result }],
  );
}
