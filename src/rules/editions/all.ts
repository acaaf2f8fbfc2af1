import type { Edition } from "./edition";
import { EDITION_2005 } from "./edition2005";
import { EDITION_2009 } from "./edition2009";
import { EDITION_2011 } from "./edition2011";
import { EDITION_2012 } from "./edition2012";
import { EDITION_2014 } from "./edition2014";
import { EDITION_2017 } from "./edition2017";
import { EDITION_2022 } from "./edition2022";
import { EDITION_2024 } from "./edition2024";
import { EDITION_2025 } from "./edition2025";

/** The editions of standard chess, oldest first: whoever adds one adds it here. */
export const ALL_EDITIONS: readonly Edition[] = [
  EDITION_2005,
  EDITION_2009,
  EDITION_2011,
  EDITION_2012,
  EDITION_2014,
  EDITION_2017,
  EDITION_2022,
  EDITION_2024,
  EDITION_2025,
];
