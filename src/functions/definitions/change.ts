import { change } from "../../rules/change";
import { Reason } from "../../rules/reason";
import { whole } from "../definition";
import { rulesParameter } from "../editionParameter";
import { isFault } from "../fault";
import { list, single } from "../parameters";
import { kValue, rating, result } from "../readers";
import { playedGames } from "../scores";

export const CHANGE = whole({
  name: "CHANGE",
  parameters: [
    single("rating", rating),
    list("opponents", rating),
    list("scores", result),
    single("k", kValue),
    rulesParameter(),
  ],
  compute: (own, opponents, scores, k, rules) => {
    const games = playedGames(opponents, scores);
    if (isFault(games)) return games;
    return own === null
      ? new Reason("unratedHasNoChange", rules.articles.change, rules.name, {})
      : change(own, games, k, rules) / 100;
  },
});
