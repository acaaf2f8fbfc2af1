import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import { dpTable } from "./tables/dp";
import type { Hundredths } from "./units";

/**
 * 8.1 (2014). For a zero or a full score dp is "necessarily indeterminate" in 10.1 (2005), whose score
 * it is said where the place of the player is given.
 */
export function dp(p: Hundredths, edition: Edition, player?: number): number | Reason {
  if (!edition.dpAtExtremes && (p === 0 || p === 100)) {
    return new Reason("dpUndefined", edition.articles.tables, edition.name, {
      p,
      ...(player === undefined ? {} : { player }),
    });
  }
  return dpTable(p);
}
