import { dayOf } from "../day";
import { ARTICLES_RAPID_BLITZ } from "./articles";
import type { Edition, Pace, TimeBounds } from "./edition";
import { EDITION_2024 } from "./editions";

/** 1.1.1 and 1.1.2 of the rapid and blitz regulations. */
const TIME_BOUNDS: Record<Exclude<Pace, "standard">, TimeBounds> = {
  rapid: { above: 10, upTo: 60, upToIncluded: false },
  blitz: { above: 3, upTo: 10, upToIncluded: true },
};

/** Oldest first. Before March 2024 only secondary sources are known: not modelled. */
export function rapidBlitzEditions(pace: Exclude<Pace, "standard">): readonly Edition[] {
  const from2024: Edition = {
    ...EDITION_2024,
    name: `${pace} 2024`,
    articles: ARTICLES_RAPID_BLITZ,
    timeBounds: TIME_BOUNDS[pace],
  };
  /** 7.3.1, amended from 1 December 2024; the exemption from 2650 was never taken over. */
  const from2025: Edition = {
    ...from2024,
    id: 2025,
    name: `${pace} 2025`,
    from: dayOf(2024, 12, 1),
    notRated: { apart: 600, above: 2600 },
  };
  return [from2024, from2025];
}
