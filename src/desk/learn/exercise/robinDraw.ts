import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import { pdOf } from "../../../rules/expected";
import { isReason } from "../../../rules/reason";
import type { Crosstable } from "../../../rules/robin/crosstable";
import { iterate, type Iteration, type RobinRow } from "../../../rules/robin/iteration";
import type { Rating, Result } from "../../../rules/units";
import type { Dice } from "./dice";

/** A round robin of rated and unrated players, and what the rules make of it. */
export interface DrawnRobin {
  /** null: unrated. */
  readonly ratings: readonly (Rating | null)[];
  readonly square: Crosstable;
  readonly iteration: Iteration;
}

/** A player as strong as his rating, or as he turns out to be. */
interface Drawn {
  readonly rating: Rating | null;
  readonly strength: Rating;
}

const RATED = 5;
const UNRATED = 3;
const RATINGS = { from: 1980, to: 2520 };
/** One of them strong, one weak. */
const UNRATED_STRENGTHS = [
  { from: 2330, to: 2450 },
  { from: 2050, to: 2300 },
  { from: 1780, to: 1950 },
];
/** Half of the games that nobody is expected to win are drawn. */
const DRAWS = 0.3;

/** Drawn again until the method gives every number, and those asked for are worth it. */
export function drawnRobin(
  dice: Dice,
  edition: Edition,
  isWorthIt: (rows: readonly RobinRow[]) => boolean,
): DrawnRobin {
  return dice.until(
    () => robin(dice, edition),
    (drawn): drawn is DrawnRobin =>
      drawn.iteration !== null && isDecided(drawn.iteration) && isWorthIt(drawn.iteration.rows),
  );
}

type Tried = Omit<DrawnRobin, "iteration"> & { readonly iteration: Iteration | null };

function robin(dice: Dice, edition: Edition): Tried {
  const unrated = UNRATED_STRENGTHS.slice(0, UNRATED).map(({ from, to }) => ({
    rating: null,
    strength: dice.whole(from, to),
  }));
  const rated = Array.from({ length: RATED }, (): Drawn => {
    const rating = dice.whole(RATINGS.from, RATINGS.to);
    return { rating, strength: rating };
  });
  const players = dice.shuffled<Drawn>([...rated, ...unrated]);
  const ratings = players.map(({ rating }) => rating);
  const square = crosstable(players, dice);
  const iteration = iterate({ ratings, scores: { square } }, edition);
  return { ratings, square, iteration: isReason(iteration) ? null : iteration };
}

function crosstable(players: readonly Drawn[], dice: Dice): Crosstable {
  const square: Result[][][] = players.map(() => players.map(() => []));
  for (const [one, { strength }] of players.entries()) {
    for (let other = one + 1; other < players.length; other += 1) {
      const score = scoreOf(strength - at(players, other).strength, dice);
      at(at(square, one), other).push(score);
      at(at(square, other), one).push((2 - score) as Result);
    }
  }
  return square;
}

function scoreOf(difference: number, dice: Dice): Result {
  const expected = pdOf(difference) / 100;
  const share = dice.share();
  if (share < expected - DRAWS / 2) return 2;
  return share < expected + DRAWS / 2 ? 1 : 0;
}

/** Everybody counts, nobody has a zero or a full score, of which 10.1 (2005) says nothing. */
function isDecided({ rows, games }: Iteration): boolean {
  return rows.every(({ kind, score }) => kind !== "left out" && score > 1 && score < 2 * games);
}
