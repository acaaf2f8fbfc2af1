import { performance } from "../../rules/performance";
import { whole } from "../definition";
import { isFault } from "../fault";
import { cells, list } from "../parameters";
import { rating } from "../readers";
import { resultsOrTotal } from "../scores";

export const PERFORMANCE = whole({
  name: "PERFORMANCE",
  parameters: [list("opponents", rating), cells("scores")],
  compute: (opponents, scores) => {
    const played = resultsOrTotal(opponents, scores);
    return isFault(played) ? played : performance(played.opponents, played.score);
  },
});
