import { logistic } from "../../rules/logistic";
import type { CareerPeriod } from "../../sheets/curves/curve";
import { Dice } from "./exercise/dice";

/** Rating periods of a career. */
const PERIODS = 48;

/** How soon most of what can be learnt is. */
const LEARNING = 14;

const FIRST = { from: 1500, to: 1800 } as const;
const GAIN = { from: 300, to: 700 } as const;
const GAMES = { from: 4, to: 11 } as const;
/** How far opponents are from him on the average. */
const APART = 120;
/** Games between strong players end in a draw so often. */
const DRAWS = 0.3;

/** The periods of a player who is made up: how strong he is, whom he meets, and what he scores. */
export function madeUpCareer(seed: number): readonly CareerPeriod[] {
  const dice = new Dice(seed);
  const first = dice.whole(FIRST.from, FIRST.to);
  const gain = dice.whole(GAIN.from, GAIN.to);
  return Array.from({ length: PERIODS }, (_, period) => {
    const strength = Math.round(first + gain * (1 - Math.exp(-period / LEARNING)));
    const games = dice.whole(GAMES.from, GAMES.to);
    const opponents = strength + dice.whole(-APART, APART);
    const scores = Array.from({ length: games }, () =>
      result(dice, logistic(strength - opponents)),
    );
    return { strength, games, opponents, score: scores.reduce((sum, each) => sum + each, 0) };
  });
}

/** A draw, else by the expectation. */
function result(dice: Dice, expectation: number): number {
  if (dice.share() < DRAWS) return 1 / 2;
  return dice.share() < expectation ? 1 : 0;
}
