import { at } from "../../rules/at";
import { pool, type PooledEvent } from "../../rules/pool";
import { whole } from "../definition";
import { editionParameter } from "../editionParameter";
import { Problem } from "../fault";
import { list, placeOf } from "../parameters";
import { games, rating, total } from "../readers";
import { scoreAboveGames, sizesDiffer } from "../scores";

export const POOL = whole({
  name: "POOL",
  parameters: [
    list("averages", rating),
    list("scores", total),
    list("games", games),
    editionParameter(),
  ],
  compute: (averages, scores, played, edition) => {
    const uneven =
      sizesDiffer("averages", averages, "scores", scores) ??
      sizesDiffer("averages", averages, "games", played);
    if (uneven !== null) return uneven;
    const events: PooledEvent[] = [];
    for (const [index, average] of averages.values.entries()) {
      const score = at(scores.values, index);
      const eventGames = at(played.values, index);
      if (eventGames === 0 && score === 0) continue;
      const place = placeOf(index, averages.rows, averages.columns);
      const tooMany = scoreAboveGames(score, eventGames, place);
      if (tooMany !== null) return tooMany;
      if (average === null) return noAverage(place);
      events.push({ average, score, games: eventGames });
    }
    return pool(events, edition);
  },
});

function noAverage(place: ReturnType<typeof placeOf>): Problem {
  const where = place === undefined ? {} : { place };
  return new Problem("wrong", {
    argument: "averages",
    came: null,
    expected: "ratedAverage",
    ...where,
  });
}
