import { CHANGE } from "../../../functions/definitions/change";
import { COUNTED } from "../../../functions/definitions/counted";
import { DELTA } from "../../../functions/definitions/delta";
import { DP } from "../../../functions/definitions/dp";
import { EXPECTED } from "../../../functions/definitions/expected";
import { KFACTOR } from "../../../functions/definitions/kFactor";
import { NEWRATING } from "../../../functions/definitions/newRating";
import { PD } from "../../../functions/definitions/pd";
import { PERCENT } from "../../../functions/definitions/percent";
import { isFault } from "../../../functions/fault";
import { playedGames } from "../../../functions/scores";
import { dp } from "../../../rules/dp";
import type { ChangeRules } from "../../../rules/editions/edition";
import { NEWEST_EDITION } from "../../../rules/editions/editions";
import { pdOf } from "../../../rules/expected";
import { kStep } from "../../../rules/kFactor";
import { isRatedGame } from "../../../rules/ratedGame";
import { isReason } from "../../../rules/reason";
import { halfUp } from "../../../rules/rounding";
import { changeSteps, kInPeriodSteps, newRatingStep } from "../../../rules/steps/change";
import { dpStep, percentStep } from "../../../rules/steps/firstResult";
import { countedSteps, deltaSteps, expectedSteps } from "../../../rules/steps/game";
import { kSteps } from "../../../rules/steps/k";
import { step, type Step } from "../../../rules/steps/step";
import type { Rating } from "../../../rules/units";
import { teller, type Teller } from "./teller";

/** A game that counts; null otherwise: the cell is empty then. */
function ofGame(
  own: Rating | null,
  opponent: Rating | null,
  rules: ChangeRules,
  steps: (own: Rating, opponent: Rating) => Step[],
): Step[] | null {
  if (own === null || opponent === null || !isRatedGame(own, opponent, rules)) return null;
  return steps(own, opponent);
}

/** Look-ups, and the functions of rated players. */
export const RATED_TELLERS: readonly Teller[] = [
  teller(PD, (_, difference) => {
    const pd = pdOf(difference);
    return [step(NEWEST_EDITION, "pdTable", "pd", { difference, pd }, pd)];
  }),
  teller(DP, (_, fraction, edition) => {
    const p = halfUp(100 * fraction);
    const difference = dp(p, edition);
    return isReason(difference) ? difference : [dpStep(p, difference, edition)];
  }),
  teller(PERCENT, (_, score, games) => [percentStep(score, games, NEWEST_EDITION)]),
  teller(EXPECTED, (_, own, opponent, rules) =>
    ofGame(own, opponent, rules, (rating, other) => expectedSteps(rating, other, rules)),
  ),
  teller(COUNTED, (_, own, opponent, rules) =>
    ofGame(own, opponent, rules, (rating, other) => countedSteps(rating, other, rules)),
  ),
  teller(DELTA, (_, own, opponent, score, rules) => {
    if (score === "unplayed" || score === "blank") return null;
    return ofGame(own, opponent, rules, (rating, other) =>
      deltaSteps(rating, { opponent: other, score }, rules),
    );
  }),
  teller(CHANGE, (_, own, opponents, scores, k, rules) => {
    const games = playedGames(opponents, scores);
    if (own === null || isFault(games)) return null;
    const rated = games.filter(({ opponent }) => isRatedGame(own, opponent, rules));
    const names = { field: [], opponents: rated.map(({ opponent }) => String(opponent)) };
    return { steps: changeSteps(own, games, k, rules), names };
  }),
  teller(NEWRATING, (_, own, points) =>
    own === null ? null : [newRatingStep(own, 100 * points, NEWEST_EDITION)],
  ),
  teller(KFACTOR, (_, rating, games, age, peak, inPeriod, rules) => {
    if (rating === null) return null;
    const known = { games, age, peak: peak ?? rating };
    const { k, name } = kStep({ rating, ...known }, rules);
    const steps = kSteps(rating, { k, by: name, known }, rules);
    return inPeriod === 0 ? steps : [...steps, ...kInPeriodSteps(k, inPeriod, rules)];
  }),
];
