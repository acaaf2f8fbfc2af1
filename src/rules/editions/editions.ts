import { ALL_EDITIONS } from "./all";
import type { Edition, EditionId } from "./edition";

/** Oldest first. */
export const EDITIONS: readonly Edition[] = ALL_EDITIONS;

export const EDITION_IDS: readonly EditionId[] = EDITIONS.map(({ id }) => id);

export const NEWEST_EDITION = lastWith(() => true);

/** 8.58 was last in force until 31 December 2021. */
export const LAST_ROBIN_EDITION = lastWith(({ hasRobin }) => hasRobin);

/** The printed example that departs from its own rule. */
export const EDITION_WITH_OWN_FIGURES = lastWith(
  ({ example }) => example === "with figures of its own",
);

function lastWith(is: (edition: Edition) => boolean): Edition {
  return EDITIONS.filter(is).reduce((_, each) => each);
}
