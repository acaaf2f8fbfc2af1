import { Dice, MOST_SEEDS } from "./dice";

/** A class has so many sheets. */
export const CLASS = 20;

/** Different seeds of one, each of which makes its sheet alone as well. */
export function classSeeds(seed: number): readonly number[] {
  const dice = new Dice(seed);
  const seeds = new Set<number>();
  while (seeds.size < CLASS) seeds.add(dice.whole(1, MOST_SEEDS));
  return [...seeds];
}
