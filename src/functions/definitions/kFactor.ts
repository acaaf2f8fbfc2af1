import { kFactor } from "../../rules/kFactor";
import { Reason } from "../../rules/reason";
import { elementwise } from "../definition";
import { rulesParameter } from "../editionParameter";
import { each, optionalEach } from "../parameters";
import { games, numberOr, periodGames, rating, years } from "../readers";

export const KFACTOR = elementwise({
  name: "KFACTOR",
  parameters: [
    each("rating", rating),
    optionalEach("games", numberOr(Infinity, games), Infinity),
    optionalEach("age", numberOr(Infinity, years), Infinity),
    optionalEach("peak", rating, null),
    optionalEach("periodGames", numberOr(0, periodGames), 0),
    rulesParameter(),
  ],
  compute: (own, gamesSoFar, age, peak, inPeriod, rules) =>
    own === null
      ? new Reason("unratedHasNoK", rules.articles.k, rules.name, {})
      : kFactor({ rating: own, games: gamesSoFar, age, peak: peak ?? own }, rules, inPeriod),
});
