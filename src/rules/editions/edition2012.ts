import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2011, OPEN_SINCE_2011 } from "./edition2011";

export const EDITION_2012: Edition = {
  ...EDITION_2011,
  id: 2012,
  name: "2012",
  from: dayOf(2012, 7, 1),
  source: "secondary",
  errata: [],
  leavesOpen: {
    ...OPEN_SINCE_2011,
    correctionCarriedOver: "8.58",
    firstRatingOf2012: "8.3",
    closingNotFixed: "7.13",
  },
  example: "carried over",
  publication: {
    ...EDITION_2011.publication,
    floors: [{ from: dayOf(2012, 7, 1), rating: 1000 }],
    listMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    closingDays: null,
    /** As 2011; as 2014. */
    closingsRead: [
      { months: 0, days: 7 },
      { months: 0, days: 3 },
    ],
  },
};
