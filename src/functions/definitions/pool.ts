import { at } from "../../rules/at";
import { pool, type PooledEvent } from "../../rules/pool";
import { whole } from "../definition";
import { editionParameter } from "../editionParameter";
import { wrong } from "../fault";
import { list, placeOf } from "../parameters";
import { games, numberOr, rating, total } from "../readers";
import { scoreAboveGames, sizesDiffer } from "../scores";

export const POOL = whole({
  name: "POOL",
  parameters: [
    list("averages", rating),
    list("scores", numberOr(0, total)),
    list("games", numberOr(0, games)),
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
      const place = placeOf(index, averages);
      const tooMany = scoreAboveGames("scores", score, eventGames, place);
      if (tooMany !== null) return tooMany;
      if (average === null) return wrong("averages", "u", "ratedAverage", place);
      events.push({ average, score, games: eventGames });
    }
    return pool(events, edition);
  },
});
