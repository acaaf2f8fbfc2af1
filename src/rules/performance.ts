import { averageRating } from "./average";
import { NEWEST_EDITION } from "./editions/editions";
import { percent } from "./percent";
import { Reason } from "./reason";
import { halfUp } from "./rounding";
import { dpTable } from "./tables/dp";
import type { HalfPoints, Rating } from "./units";

/** Rp = Rc + dp: the mean of the rated opponents, rounded, and the table value of the score. */
export function performance(opponents: readonly Rating[], score: HalfPoints): Rating | Reason {
  const rc = averageRating(opponents);
  if (rc === null) {
    const { articles, name } = NEWEST_EDITION;
    return new Reason("noRatedOpponents", articles.average, name, {});
  }
  return halfUp(rc) + dpTable(percent(score, opponents.length));
}
