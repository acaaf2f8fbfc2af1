import type { ChangeRules } from "./edition";
import { EDITION_2022 } from "./edition2022";
import { kStepOf, newPlayer, otherwise } from "./kSteps";
import { NO_LIMIT } from "./limits";

/**
 * The Swiss list, taught until 2026: coefficients of the training slides, expectation by table
 * 8.1(b) without a limit. K follows the present rating, whatever it once was.
 */
export const FSE: ChangeRules = {
  name: "FSE",
  articles: {
    ...EDITION_2022.articles,
    tables: "FSE",
    change: "FSE",
    limit: "FSE",
    delta: "FSE",
    sum: "FSE",
    k: "FSE",
  },
  limit: NO_LIMIT,
  notRated: { apart: Infinity, above: Infinity },
  k: [
    kStepOf("strong", 16, { ratingFrom: 2200 }),
    newPlayer(36, 20),
    kStepOf("junior", 36, { lastAge: 19, ratingUpTo: 1850 }),
    otherwise(24),
  ],
  highestKTimesGames: Infinity,
};
