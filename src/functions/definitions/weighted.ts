import { at } from "../../rules/at";
import { weighted } from "../../rules/weighted";
import { whole } from "../definition";
import { list } from "../parameters";
import { games, numberOr, rating } from "../readers";
import { sizesDiffer } from "../scores";

export const WEIGHTED = whole({
  name: "WEIGHTED",
  parameters: [list("ru", rating), list("games", numberOr(0, games))],
  compute: (ru, played) =>
    sizesDiffer("ru", ru, "games", played) ??
    weighted(
      ru.values.flatMap((value, index) =>
        value === null ? [] : [{ ru: value, games: at(played.values, index) }],
      ),
    ),
});
