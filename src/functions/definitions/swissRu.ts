import { swissRu } from "../../rules/swissRu";
import { whole } from "../definition";
import { editionParameter } from "../editionParameter";
import { isFault } from "../fault";
import { cells, list, optionalSingle } from "../parameters";
import { logical, rating } from "../readers";
import { resultsOrTotal } from "../scores";

export const SWISS_RU = whole({
  name: "SWISS.RU",
  parameters: [
    list("opponents", rating),
    cells("scores"),
    editionParameter(),
    optionalSingle("first", logical, true),
  ],
  compute: (opponents, scores, edition, first) => {
    const played = resultsOrTotal(opponents, scores);
    return isFault(played) ? played : swissRu(played.opponents, played.score, edition, first);
  },
});
