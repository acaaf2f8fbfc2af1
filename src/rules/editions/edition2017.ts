import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2014 } from "./edition2014";
import { everReached, junior, newPlayer, otherwise } from "./kSteps";

export const EDITION_2017: Edition = {
  ...EDITION_2014,
  id: 2017,
  name: "2017",
  from: dayOf(2017, 7, 1),
  source: "secondary",
  errata: [],
  leavesOpen: { ...EDITION_2014.leavesOpen, kOf2017: "8.56", closingNotFixed: "7.13" },
  /** Until the end of the year of the 18th birthday. */
  k: [everReached(10, 2400), junior(40, 18, 2300), newPlayer(40, 30), otherwise(20)],
  highestKTimesGames: 700,
  publication: {
    ...EDITION_2014.publication,
    closingDays: null,
    /** As 2014; as 2011. */
    closingsRead: [
      { months: 0, days: 3 },
      { months: 0, days: 7 },
    ],
  },
  age: "calendar years",
  minimumTimeOf: "game",
};
