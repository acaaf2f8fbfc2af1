import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION_OR_FSE,
  EDITION_ON_DATE,
  OWN_RATING,
  OPPONENTS,
  RESULTS_OR_TOTAL,
} from "./arguments";

/** Rated players. */
export const RATED: FunctionTexts["functions"] = {
  EXPECTED: {
    description:
      "Expected score of one game, with the rating difference limited as the edition says.",
    details:
      '"" beside an unrated player, or where the game is not rated (rapid and blitz: 600 apart, one above 2600). In 2022 the game is taken for the one that is upgraded, so a sum of EXPECTED is not CHANGE.',
    parameters: {
      rating: OWN_RATING,
      opponent: "The opponent's rating",
      edition: EDITION_OR_FSE,
    },
  },
  COUNTED: {
    description:
      "The rating with which the opponent counts: not further away than the limit of the edition.",
    details:
      "350 points in 2005, 400 from 2009; from October 2025 none for a player of 2650 or more.",
    parameters: {
      rating: OWN_RATING,
      opponent: "The opponent's rating",
      edition: EDITION_OR_FSE,
    },
  },
  DELTA: {
    description:
      "Score minus expected score of one game. A blank score is a loss on the desktop: type - if not played.",
    details: '"" beside an unrated player and for a game that was not played.',
    parameters: {
      rating: OWN_RATING,
      opponent: "The opponent's rating",
      score: "The result: 1, 0.5, 0, ½, =, w, d, l; - for a game not played",
      edition: EDITION_OR_FSE,
    },
  },
  CHANGE: {
    description:
      "Rating change of one event: K × ΣΔR, exact. A blank score is a loss on the desktop: type - if not played.",
    details:
      "Games not played and games against unrated opponents do not count. In 2022 only one game, that of the greatest difference against a lower rated opponent, is upgraded; higher rated opponents are taken to stay limited in every game, as FIDE applied it.",
    parameters: {
      rating: OWN_RATING,
      opponents: OPPONENTS,
      scores: "The result against each opponent; - for a game not played",
      k: "K, as from FIDE.KFACTOR",
      edition: EDITION_OR_FSE,
    },
  },
  NEWRATING: {
    description:
      "New rating: the change of the period rounded to an integer, the half away from zero.",
    details: "Once per rating period: add the changes of its events first.",
    parameters: { rating: OWN_RATING, change: "Rating change of the period" },
  },
  KFACTOR: {
    description: "The development coefficient K, from what is known before the event.",
    details:
      "Without games the player is taken to have 30 or more, without an age for an adult. An unrated player has none.",
    parameters: {
      rating: OWN_RATING,
      games: "Rated games so far; omitted, blank or 0: 30 or more",
      age: "Age as from FIDE.AGE; omitted, blank or 0: an adult",
      peak: "Highest rating ever published; omitted: the rating",
      periodGames: "Games in the period, for K × n ≤ 700 from 2017; omitted or 0: no reduction",
      edition: EDITION_OR_FSE,
    },
  },
  AGE: {
    description:
      "The age the junior rule asks for: full years until 2014, calendar years from 2017.",
    details: "A year of birth alone counts as 1 January.",
    parameters: {
      birth: "Date of birth, or its year",
      on: "The day, usually the event's start",
      edition: EDITION_ON_DATE,
    },
  },
  PERFORMANCE: {
    description:
      "Performance rating Rp: rounded mean of the rated opponents plus dp. A blank score is a loss on the desktop: type -.",
    details: "Games not played and games against unrated opponents do not count.",
    parameters: { opponents: OPPONENTS, scores: RESULTS_OR_TOTAL },
  },
  STAKES: {
    description:
      "What a game is worth at every rating difference: win, draw and loss for both players.",
    details: "The rows of the table up to the limit; the last holds for every greater difference.",
    parameters: { k: "K, the same for both players", edition: EDITION_OR_FSE },
  },
  COMPRESS: {
    description:
      "The rating after the adjustment of 1 March 2024: below 2000, plus 40 % of what lacks to 2000.",
    details: "To the nearest integer, half up; from 2000 on unchanged.",
    parameters: { rating: "The rating before 1 March 2024" },
  },
};
