import { isReason } from "../../rules/reason";
import { robinAverage } from "../../rules/robin/ra";
import { whole } from "../definition";
import { robinEditionParameter } from "../editionParameter";
import { list, optionalSingle, placeOf } from "../parameters";
import { gamesPlayed, numberOr, rating, total } from "../readers";
import { scoreAboveGames, sizesDiffer } from "../scores";

export const ROBIN_RA = whole({
  name: "ROBIN.RA",
  parameters: [
    list("ratings", rating),
    list("scores", total),
    optionalSingle("games", numberOr(0, gamesPlayed), 0),
    robinEditionParameter(),
  ],
  compute: (ratings, scores, given, edition) => {
    const uneven = sizesDiffer("ratings", ratings, "scores", scores);
    if (uneven !== null) return uneven;
    const games = given || ratings.values.length - 1;
    const tooMany = scores.values.findIndex((score) => score > 2 * games);
    if (tooMany >= 0) {
      const place = placeOf(tooMany, scores.rows, scores.columns);
      return scoreAboveGames(scores.values[tooMany] ?? 0, games, place) ?? "";
    }
    const players = ratings.values.map((own, place) => ({
      place,
      rating: own,
      score: scores.values[place] ?? 0,
    }));
    const average = robinAverage(players, games, edition);
    return isReason(average) ? average : average.ra;
  },
});
