import type { Edition } from "../editions/edition";
import { minimumScore, type System } from "../firstRatingConditions";
import { isReason, type Reason } from "../reason";
import type { HalfPoints, Rating } from "../units";
import type { CountingGames, FirstResult } from "./firstResult";
import type { RobinResults } from "./robinResults";

/** What a player still lacks for a rating, and what it takes. */
export type Lack =
  | { readonly key: "opponents"; readonly needed: number }
  | { readonly key: "points"; readonly needed: HalfPoints }
  /** Ru is given where too few points keep it from counting: 11.31 (2005). */
  | { readonly key: "notCounted" }
  /** 10.1 (2005): no point at all gives no Ru. */
  | { readonly key: "dp" }
  /** 10.1 (2005): a score of zero or 100 % in a round robin, so that nobody has a Ru. */
  | { readonly key: "noDpInRobin" }
  | { readonly key: "games"; readonly needed: number }
  | { readonly key: "belowFloor"; readonly floor: Rating };

/** Of an unrated player; the games and the floor are those of any event (7.14, 2014). */
export function lacksOf(
  games: CountingGames,
  result: FirstResult | Reason | null,
  ofEvent: readonly Lack[],
  { floor, needed }: { readonly floor: Rating; readonly needed: number },
): Lack[] {
  return [
    ...ofEvent,
    ...lack(games.n < needed, { key: "games", needed }),
    ...lack(!isReason(result) && result !== null && result.ru < floor, {
      key: "belowFloor",
      floor,
    }),
  ];
}

/** Rn that the event alone gives; null where anything lacks: 7.14 (2014), 9.14 (2005). */
export function firstRatingOf(
  result: FirstResult | Reason | null,
  lacks: readonly Lack[],
): Rating | null {
  return lacks.length > 0 || result === null || isReason(result) ? null : result.ru;
}

/** What the event lacks as a Swiss: 8.21, 6.1 (2014). */
export function lacksInSwiss(
  { met, w }: CountingGames,
  result: FirstResult | Reason | null,
  isFirst: boolean,
  edition: Edition,
): Lack[] {
  const { articles, firstRating, dpAtExtremes } = edition;
  const opponents = Math.max(1, firstRating.minimumRatedOpponents.swiss);
  const needed = minimumScore(edition, "swiss", isFirst);
  const isLacking = w < needed;
  const isGiven = result !== null && !isReason(result) && articles.ruReported !== null;
  return [
    ...lack(met < opponents, { key: "opponents", needed: opponents }),
    ...lack(isLacking, { key: "points", needed: firstNeeded(edition, "swiss") }),
    ...lack(isLacking && isGiven, { key: "notCounted" }),
    ...lack(!dpAtExtremes && w === 0 && needed === 0, { key: "dp" }),
  ];
}

/** What a round robin lacks: enough rated players (8.21, 2011), and points in the first (6.1). */
export function lacksInRobin(
  { iteration, isTooFewRated, rows }: Pick<RobinResults, "iteration" | "isTooFewRated" | "rows">,
  place: number,
  edition: Edition,
): Lack[] {
  const opponents = edition.firstRating.minimumRatedOpponents.robin;
  const isLeftOut = rows[place]?.kind === "left out";
  const hasNoDp = isReason(iteration) && iteration.key === "dpUndefined";
  return [
    ...lack(hasNoDp, { key: "noDpInRobin" }),
    ...lack(isTooFewRated, { key: "opponents", needed: opponents }),
    ...lack(isLeftOut, { key: "points", needed: firstNeeded(edition, "robin") }),
  ];
}

/** Said as for a first event. */
function firstNeeded(edition: Edition, system: System): HalfPoints {
  return minimumScore(edition, system, true);
}

function lack(is: boolean, what: Lack): Lack[] {
  return is ? [what] : [];
}
