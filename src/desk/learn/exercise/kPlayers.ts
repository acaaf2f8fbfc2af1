import type { Edition } from "../../../rules/editions/edition";
import type { KPlayer, KStepName } from "../../../rules/editions/kSteps";
import type { Dice } from "./dice";

/** Players of whom each has his K for another reason, in an order by chance. */
export function playersOfSteps(dice: Dice, { k }: Edition): KPlayer[] {
  return dice.shuffled(k).map(({ name }) => PLAYERS[name](dice));
}

/** As many games as make nobody new. */
const MANY = { from: 45, to: 400 };
const ADULT = { from: 21, to: 62 };

const PLAYERS: Readonly<Record<KStepName, (dice: Dice) => KPlayer>> = {
  new: (dice) => {
    const rating = dice.whole(1520, 2080);
    return { rating, games: dice.whole(9, 27), age: grown(dice), peak: rating };
  },
  junior: (dice) => {
    const rating = dice.whole(1610, 2190);
    return { rating, games: many(dice), age: dice.whole(12, 16), peak: rating + dice.whole(0, 90) };
  },
  /** Below 2400 again: what counts is what was reached. */
  strong: (dice) => {
    const rating = dice.whole(2270, 2390);
    return { rating, games: many(dice), age: grown(dice), peak: dice.whole(2401, 2489) };
  },
  otherwise: (dice) => {
    const rating = dice.whole(1640, 2310);
    return { rating, games: many(dice), age: grown(dice), peak: rating + dice.whole(10, 75) };
  },
};

const many = (dice: Dice) => dice.whole(MANY.from, MANY.to);
const grown = (dice: Dice) => dice.whole(ADULT.from, ADULT.to);
