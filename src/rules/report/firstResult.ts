import type { Edition } from "../editions/edition";
import { tooFewRatedOpponents } from "../firstRatingConditions";
import { isReason, type Reason } from "../reason";
import { workedSwissRu } from "../swissRu";
import type { HalfPoints, Hundredths, Rating } from "../units";
import type { ReportPlayer } from "./event";
import type { ReportedGame } from "./reportedGame";

/** What an unrated player's event alone gives. */
export interface FirstResult {
  readonly p: Hundredths;
  /** Null where a bonus for each half point stands in its place: 8.23 (2014). */
  readonly dp: number | null;
  readonly ru: Rating;
}

/** The games of a player that count. */
export interface CountingGames {
  readonly n: number;
  readonly w: HalfPoints;
  readonly ratings: readonly Rating[];
  /** Opponents, not games: 6.42 (2005), 8.21 (2011). */
  readonly met: number;
}

export function countingGames(
  { games }: ReportPlayer,
  reported: readonly ReportedGame[],
): CountingGames {
  const counting = reported.filter(({ notCounted }) => notCounted === null);
  const names = games.flatMap(({ opponent }, index) =>
    reported[index]?.notCounted === null ? [opponent.name] : [],
  );
  return {
    n: counting.length,
    w: counting.reduce((sum, { score }) => sum + score, 0),
    ratings: counting.flatMap(({ opponent }) => opponent ?? []),
    met: new Set(names).size,
  };
}

/** As in a Swiss, from the games against rated opponents alone: 8.21–8.24 (2014). */
export function swissResult(
  { ratings, w, met }: CountingGames,
  isFirst: boolean,
  edition: Edition,
): FirstResult | Reason {
  const tooFew = tooFewRatedOpponents(met, edition);
  if (tooFew !== null) return tooFew;
  const worked = workedSwissRu(ratings, w, edition, isFirst);
  if (isReason(worked)) return worked;
  const { p, dp, ru } = worked;
  return { p, dp, ru };
}

/** 11.31 (2005): Ru is given although too few points keep it from counting. */
export function givenResult(
  games: CountingGames,
  isFirst: boolean,
  edition: Edition,
): FirstResult | Reason {
  const isGivenAnyhow = edition.articles.ruReported !== null;
  return swissResult(games, isFirst && !isGivenAnyhow, edition);
}
