import type { Edition } from "../editions/edition";
import type { KStepName } from "../editions/kSteps";
import { minimumScore } from "../firstRatingConditions";
import type { Hundredths } from "../units";
import type { ReportRow } from "./eventReport";

/** Whether the figures of an event depend on what the regulations leave open. */

/** 8.57 (2011): a change that ends in ½ is rounded down, or up. */
export function isNegativeHalf(change: Hundredths): boolean {
  return change < 0 && change % 100 === -50;
}

/** 6.1 and 6.41 (2011): an event with too few points that may be a later one. */
export function mayBeLater({ first, w, lacks }: ReportRow, edition: Edition): boolean {
  const isMet = !lacks.some(({ key }) => key === "opponents");
  return first !== null && isMet && w < minimumScore(edition, "swiss", false);
}

/** 6.1 (2014): too few points, or rated opponents, in what is there of an event; all of it may have enough. */
export function mayHaveEnoughInAll({ n, lacks }: ReportRow): boolean {
  return n > 0 && lacks.some(({ key }) => key === "points" || key === "opponents");
}

/** 8.3.1 (2022): a player has several opponents who are further above than the limit. */
export function isOftenLower({ rating, games }: ReportRow, { limit }: Edition): boolean {
  const further = games.filter(
    ({ opponent, notCounted }) =>
      notCounted === null && (opponent ?? 0) - (rating ?? Infinity) > limit.points,
  );
  return further.length > 1;
}

/** 8.56 (2009): a new player who has reached 2400. */
export function isNewAndStrong({ rating, rated }: ReportRow, { k }: Edition): boolean {
  if (rating === null || rated?.k.by !== "new") return false;
  const { peakFrom = Infinity } = stepNamed("strong", k);
  return Math.max(rating, rated.k.known.peak) >= peakFrom;
}

/** 8.56 (2017): the year of a birthday decides, or K × n passes 700. */
export function isOfBirthdayYear({ rated, n }: ReportRow, edition: Edition): boolean {
  if (rated === null) return false;
  const { lastAge } = stepNamed("junior", edition.k);
  const isLastYear = rated.k.by === "junior" && rated.k.known.age === lastAge;
  return isLastYear || rated.k.k * n > edition.highestKTimesGames;
}

function stepNamed(name: KStepName, steps: Edition["k"]) {
  return steps.find((step) => step.name === name)?.asks ?? {};
}
