import { dayOf } from "../day";
import type { Edition } from "./edition";
import { EDITION_2024 } from "./edition2024";
import { LIMIT_400 } from "./limits";

export const EDITION_2025: Edition = {
  ...EDITION_2024,
  id: 2025,
  name: "2025",
  from: dayOf(2025, 10, 1),
  /** 8.3.1: "for players rated 2650 and above, the difference shall be used in all cases". */
  limit: { ...LIMIT_400, exemptFrom: 2650 },
};
