import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION,
  ROBIN_EDITION,
  OPPONENTS,
  RESULTS_OR_TOTAL,
  PLAYER_RATINGS,
  FIRST,
} from "./arguments";

/** Unrated players. */
export const UNRATED: FunctionTexts["functions"] = {
  "SWISS.RC": {
    description: "Rc of a Swiss or team event: the exact mean of the rated opponents, not rounded.",
    details: "Unrated opponents do not count.",
    parameters: { opponents: OPPONENTS },
  },
  RU: {
    description:
      "Ru of an unrated player from the average of his opponents, his score and the games.",
    details:
      "A step of 8.2. From 2024 rc is the mean of the rated opponents: the two drawn games against 1800 are added here, and 2200 is the highest result. On a later event under one point 6.1 and 6.41 of 2011 disagree: 6.41 is followed in a Swiss, 6.1 in a round robin. The floor of 6.41 is not tested: see FIDE.SWISS.RU.",
    parameters: {
      rc: "Average: Rc of a Swiss, Ra or Rc (new) of a round robin",
      score: "Points, in halves",
      games: "Number of games",
      system: '"swiss" (default), "team" or "robin"',
      edition: EDITION,
      opponents: "n of n/(n+1), where a double round robin has fewer opponents than games",
      first: FIRST,
    },
  },
  "SWISS.RU": {
    description:
      "Ru in a Swiss or team event, from the opponents themselves. A blank score is a loss on the desktop: type -.",
    details:
      "Unrated opponents and games not played do not count. Ru may lie below the floor: that a result there does not count (6.41 and 8.31 of 2011, 10.31 of 2005) is not tested here but on the first-rating sheet; FIDE.PUBLISHABLE tests 7.14.",
    parameters: {
      opponents: OPPONENTS,
      scores: RESULTS_OR_TOTAL,
      edition: EDITION,
      first: FIRST,
    },
  },
  POOL: {
    description: "First rating from several events taken as one (8.3, from 2011).",
    details:
      "Give the events that count: what the edition leaves out, such as fewer than three rated opponents in 2011 (8.21) or a first result below the floor (8.31), is to be left out. The conditions are tested on the totals, and dp is not multiplied by n/(n+1). 2005 and 2009 average the Ru instead: FIDE.WEIGHTED.",
    parameters: {
      averages: "Average of the rated opponents, an event a cell",
      scores: "Points in each event",
      games: "Games against rated opponents in each event",
      edition: EDITION,
    },
  },
  WEIGHTED: {
    description: "First rating of 2005 and 2009: the mean of the Ru, weighted by the games (10.3).",
    details: "Results to be ignored by 10.31 are to be left out. A blank Ru does not count.",
    parameters: { ru: "Ru of each event", games: "Games of each event" },
  },
  "ROBIN.RA": {
    description:
      "Ra of a round robin, rounded: mean of the rated players minus their mean dp × n/(n+1).",
    details: "Until 2017; the method was removed in 2022.",
    parameters: {
      ratings: PLAYER_RATINGS,
      scores: "Points of each player against everybody",
      games: "Games of a player; omitted: one against everybody",
      edition: ROBIN_EDITION,
    },
  },
  "ROBIN.RC": {
    description: "Rc (new) of a round robin: Ra corrected for the opponents beyond the limit.",
    details: "The field holds every player, the player himself included.",
    parameters: {
      ra: "Ra, as from FIDE.ROBIN.RA",
      ru: "First-pass Ru of the player, or of several",
      field: "Every player's rating, the first-pass Ru for the unrated",
      edition: ROBIN_EDITION,
    },
  },
  ROBIN: {
    description:
      "The whole iteration of a round robin, as the regulations' own table. A blank score is a loss on the desktop: type -.",
    details:
      "The scores are one total a player, or the square of results with its diagonal. At most 300 players. Results such as ½1 or 10 make a double round. A player with too few points keeps his row and is left out with his games. Whether the field may be rated at all (6.2, 6.3) is not tested. 2014 only names the iteration: its correction, and that of 2017, is carried over from 2011. We takes Ru (new) in 2005 too, where 10.54 says Ru.",
    parameters: {
      names: "Name of each player",
      ratings: PLAYER_RATINGS,
      scores: "A column of totals, or the square of results",
      k: "K of each player, or one for all; omitted: by the rating alone",
      edition: ROBIN_EDITION,
      asPrinted: "TRUE: with the figures as printed in the example of 2011",
    },
  },
  PUBLISHABLE: {
    description: "TRUE when a first rating reaches the floor and the number of games.",
    details:
      "Tests 7.14 (9.14 in 2005): the floor and the games, not whether each event counts. An unrated player is not publishable. In 2005 the floor is 1401, with a date before 2006 1601.",
    parameters: {
      rating: "The first rating",
      games: "Games it is based on",
      edition: EDITION,
      needed:
        "7 where the edition's exceptions allow it (Olympiad, team championships, IBCA, ICSC, IPCA)",
    },
  },
};
