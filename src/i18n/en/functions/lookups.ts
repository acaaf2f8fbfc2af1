import type { FunctionTexts } from "../../../functions/functionTexts";
import { EDITION } from "./arguments";

/** The tables. */
export const LOOKUPS: FunctionTexts["functions"] = {
  PD: {
    description:
      "Expected score at a rating difference, from the table of the regulations (8.1b), without any limit.",
    details:
      "The difference is rounded to an integer, the half away from zero. Beyond 735 the score is certain.",
    parameters: { diff: "Own rating minus the opponent's" },
  },
  DP: {
    description:
      "Rating difference for a fractional score, from the table of the regulations (8.1a).",
    details:
      "p is rounded half up to hundredths. At .00 and 1.00 the table shows ±800; in 2005 it is undefined.",
    parameters: { p: "The score as a fraction, from 0 to 1", edition: EDITION },
  },
  PERCENT: {
    description: "The fractional score p as the regulations round it: two decimals, the half up.",
    details: "Exact in whole numbers: 11.5 of 20 is .58, where rounding a quotient can give .57.",
    parameters: { score: "Points, in halves", games: "Number of games" },
  },
  LOGISTIC: {
    description:
      "The logistic approximation of 12.1, for comparison only: ratings use the table, FIDE.PD.",
    details: "Rounded to two decimals it differs from the table at 460 of the 736 differences.",
    parameters: { diff: "Own rating minus the opponent's" },
  },
  "TABLE.DP": {
    description:
      "The table from fractional score p to rating difference dp (8.1a), spilled with headings.",
    details: "101 rows, from 1.00 down. In 2005 the first and the last have no dp.",
    parameters: { edition: EDITION },
  },
  "TABLE.PD": {
    description:
      "The table from rating difference to expected score (8.1b), spilled with headings.",
    details: "H is the higher rated player, L the lower. The last row holds from 736 on.",
    parameters: {},
  },
};
