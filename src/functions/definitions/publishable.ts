import { publishable } from "../../rules/publishable";
import { elementwise } from "../definition";
import { datedEditionParameter } from "../editionParameter";
import { Problem } from "../fault";
import { each, optionalEach } from "../parameters";
import { games, gamesPlayed, numberOr, rating } from "../readers";

export const PUBLISHABLE = elementwise({
  name: "PUBLISHABLE",
  parameters: [
    each("rating", rating),
    each("games", games),
    datedEditionParameter(),
    optionalEach("needed", numberOr(0, gamesPlayed), 0),
  ],
  compute: (own, played, { edition, day }, given) => {
    const { games: regular, gamesByException: exception } = edition.publication;
    const needed = given || regular;
    if (needed !== regular && needed !== exception) {
      const values = { came: needed, regular, exception, edition: edition.name };
      return new Problem("neededGames", values);
    }
    return own !== null && publishable(own, played, edition, needed, day);
  },
});
