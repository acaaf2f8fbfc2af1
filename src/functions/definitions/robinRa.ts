import { at } from "../../rules/at";
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
    const faults = scores.values.map((score, index) =>
      scoreAboveGames("scores", score, games, placeOf(index, scores)),
    );
    const tooMany = faults.find((fault) => fault !== null);
    if (tooMany !== undefined) return tooMany;
    const players = ratings.values.map((own, place) => ({
      place,
      rating: own,
      score: at(scores.values, place),
    }));
    const average = robinAverage(players, games, edition);
    return isReason(average) ? average : average.ra;
  },
});
