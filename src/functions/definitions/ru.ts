import { ru } from "../../rules/ru";
import { elementwise } from "../definition";
import { editionParameter } from "../editionParameter";
import { wrong } from "../fault";
import { each, optionalEach } from "../parameters";
import { games, gamesPlayed, logical, numberOr, rating, system, total } from "../readers";
import { scoreAboveGames } from "../scores";

export const RU = elementwise({
  id: "RU.INITIAL",
  name: "RU",
  parameters: [
    each("rc", rating),
    each("score", total),
    each("games", games),
    optionalEach("system", system, "swiss" as const),
    editionParameter(),
    optionalEach("opponents", numberOr(0, gamesPlayed), 0),
    optionalEach("first", logical, true),
  ],
  compute: (rc, score, played, eventSystem, edition, opponents, first) => {
    if (rc === null) return "";
    if (played === 0) return wrong("games", 0, "gamesPlayed");
    const kind = { system: eventSystem, opponents: opponents || played, first };
    return (
      scoreAboveGames("score", score, played) ?? ru({ rc, score, games: played }, kind, edition)
    );
  },
});
