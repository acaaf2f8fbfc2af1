import { averageRating } from "./average";
import { NEWEST_EDITION } from "./editions/editions";
import { percent } from "./percent";
import { isReason, type Reason } from "./reason";
import { halfUp } from "./rounding";
import { dpTable } from "./tables/dp";
import type { HalfPoints, Rating } from "./units";

/** Rp = Rc + dp: the mean of the rated opponents, rounded, and the table value of the score. */
export function performance(opponents: readonly Rating[], score: HalfPoints): Rating | Reason {
  const rc = averageRating(opponents, NEWEST_EDITION);
  return isReason(rc) ? rc : halfUp(rc) + dpTable(percent(score, opponents.length));
}
