import fc from "fast-check";
import type { PlayedOrNot } from "../../src/rules/robin/crosstable";

export interface RandomField {
  readonly ratings: (number | null)[];
  readonly square: PlayedOrNot[][][];
}

/** A single round robin, some players unrated, with every result. */
export function randomField({
  fewest = 3,
  most = 12,
  highest = 2900,
} = {}): fc.Arbitrary<RandomField> {
  const player = fc.option(fc.integer({ min: 1000, max: highest }), { freq: 2 });
  return fc.array(player, { minLength: fewest, maxLength: most }).chain((ratings) => {
    const pairings = (ratings.length * (ratings.length - 1)) / 2;
    const results = fc.array(fc.constantFrom(0, 1, 2), {
      minLength: pairings,
      maxLength: pairings,
    });
    return results.map((scores) => ({ ratings, square: squareOf(ratings.length, scores) }));
  });
}

function squareOf(size: number, scores: readonly number[]): PlayedOrNot[][][] {
  const square = Array.from({ length: size }, () =>
    Array.from({ length: size }, (): PlayedOrNot[] => []),
  );
  let next = 0;
  for (let player = 0; player < size; player += 1) {
    for (let opponent = player + 1; opponent < size; opponent += 1) {
      const score = (scores[next] ?? 0) as 0 | 1 | 2;
      next += 1;
      square[player]![opponent] = [score];
      square[opponent]![player] = [(2 - score) as 0 | 1 | 2];
    }
  }
  return square;
}
