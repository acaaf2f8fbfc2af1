import { averageRating } from "../average";
import { NEWEST_EDITION } from "../editions/editions";
import { percent } from "../percent";
import { performance } from "../performance";
import { isReason, type Reason } from "../reason";
import { halfUp } from "../rounding";
import { dpTable } from "../tables/dp";
import type { HalfPoints, Rating } from "../units";
import { dpStep, percentStep, rcStep } from "./firstResult";
import { step, type Step } from "./step";

/** Rp by the newest edition's tables: Rc, p, dp. */
export function performanceSteps(opponents: readonly Rating[], score: HalfPoints): Step[] | Reason {
  const edition = NEWEST_EDITION;
  const rc = averageRating(opponents, edition);
  if (isReason(rc)) return rc;
  const rp = performance(opponents, score) as Rating;
  const games = opponents.length;
  const p = percent(score, games);
  const dp = dpTable(p);
  return [
    rcStep(opponents, rc, edition),
    percentStep(score, games, edition),
    dpStep(p, dp, edition),
    step(edition, "tables", "performance", { average: halfUp(rc), dp, rp }, rp),
  ];
}
