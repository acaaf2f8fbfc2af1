import { at } from "../at";
import { averageRating } from "../average";
import { limitOf } from "../counted";
import type { Edition } from "../editions/edition";
import { isReason, type Reason } from "../reason";
import type { EventReport, ReportRow } from "../report/eventReport";
import type { RatedPart } from "../report/ratedPart";
import type { ReportedGame } from "../report/reportedGame";
import type { Iteration } from "../robin/iteration";
import type { Rating } from "../units";
import { changeStep, kInPeriodSteps, newRatingStep } from "./change";
import { rcStep, ruStepSteps } from "./firstResult";
import { deltaSteps, gameInFullSteps } from "./game";
import { kSteps } from "./k";
import { iterationSteps } from "./robin";
import { step, type Step } from "./step";

/** How a player of a report comes to Rn; null of an unrated player. */
export function newRatingSteps(
  { rating, games, rated, n }: ReportRow,
  edition: Edition,
): Step[] | null {
  if (rating === null || rated === null) return null;
  return [
    sumStep(games, rated, edition),
    ...kSteps(rating, rated.k, edition),
    ...kInPeriodSteps(rated.k.k, n, edition),
    changeStep(rated.kCounted, rated.wMinusWe, edition),
    newRatingStep(rating, rated.change, edition),
  ];
}

function sumStep(
  games: readonly ReportedGame[],
  { wMinusWe: sum }: RatedPart,
  edition: Edition,
): Step {
  const deltas = games.flatMap(({ delta }) => delta ?? []);
  return step(edition, "sum", "sumOfDeltas", { deltas, sum }, sum);
}

/** How a game of a report comes to its ΔR; null where it does not count, or the player is unrated. */
export function reportedGameSteps(
  rating: Rating | null,
  { opponent, score, counted }: ReportedGame,
  edition: Edition,
): Step[] | null {
  if (rating === null || opponent === null || counted === null) return null;
  const isInFull = rating - counted > limitOf(rating, edition);
  return (isInFull ? gameInFullSteps : deltaSteps)(rating, { opponent, score }, edition);
}

/** How a player of a report comes to Ru, or why to none; null of a rated player. */
export function firstResultSteps(
  { rows, iteration }: EventReport,
  place: number,
  edition: Edition,
): Step[] | Reason | null {
  const { first, games, w, n } = at(rows, place);
  if (first === null || isReason(first)) return first;
  /** He has a Ru: from the iteration where there is one, else from an average. */
  if (iteration !== null) return iterationSteps(iteration as Iteration, edition, place);
  const ratings = games.flatMap(({ notCounted, opponent }) =>
    notCounted === null && opponent !== null ? [opponent] : [],
  );
  const rc = averageRating(ratings, edition) as number;
  const steps = ruStepSteps({ rc, score: w, games: n }, edition, null) as Step[];
  return [rcStep(ratings, rc, edition), ...steps];
}
