import { delta } from "../../rules/delta";
import { isRatedGame } from "../../rules/ratedGame";
import { elementwise } from "../definition";
import { rulesParameter } from "../editionParameter";
import { each } from "../parameters";
import { rating, result } from "../readers";
import { blankResult } from "../scores";

export const DELTA = elementwise({
  name: "DELTA",
  parameters: [
    each("rating", rating),
    each("opponent", rating),
    each("score", result),
    rulesParameter(),
  ],
  compute: (own, opponent, score, rules) => {
    if (own === null || opponent === null || score === "unplayed") return "";
    if (score === "blank") return blankResult("score");
    return isRatedGame(own, opponent, rules) ? delta(own, opponent, score, rules) / 100 : "";
  },
});
