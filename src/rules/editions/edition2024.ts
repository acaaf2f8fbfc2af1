import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2022, OPEN_SINCE_2022 } from "./edition2022";
import { LIMIT_400 } from "./limits";

export const EDITION_2024: Edition = {
  ...EDITION_2022,
  id: 2024,
  name: "2024",
  from: dayOf(2024, 3, 1),
  source: "text",
  limit: LIMIT_400,
  leavesOpen: {
    ...OPEN_SINCE_2022,
    oneOffInPool: "7.1.4",
  },
  /** 8.2.2, 8.2.3. */
  firstRating: {
    ...EDITION_2022.firstRating,
    bonus: null,
    hypothetical: { opponents: 2, rating: 1800 },
    highest: 2200,
  },
  publication: {
    ...EDITION_2022.publication,
    /** 1000 before the adjustment is 1400 behind it. */
    floors: [{ from: dayOf(2024, 3, 1), rating: 1400, isOfAdjusted: true }],
    closingDays: 3,
    closingsRead: [],
  },
};
