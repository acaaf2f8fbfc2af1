import type { Edition, EditionId, Pace } from "../../rules/editions/edition";
import { editionsOf } from "../../rules/editions/editionOn";

const FEWEST = 2;
/** More do not stand beside each other on a screen. */
const MOST = 4;

/** Those whose own text works out a round robin, or follows one that does: what is taught first. */
export function usualEditions(): ReadonlySet<EditionId> {
  const taught = editionsOf("standard").filter(
    ({ source, hasRobin }) => source === "text" && hasRobin,
  );
  return new Set(taught.map(({ id }) => id));
}

/** Two to four can be compared. */
export function areEnough({ size }: Pick<ReadonlySet<EditionId>, "size">): boolean {
  return size >= FEWEST && size <= MOST;
}

/** The chosen ones of a pace, oldest first: rapid and blitz have fewer. */
export function chosenOf(chosen: ReadonlySet<EditionId>, pace: Pace): readonly Edition[] {
  return editionsOf(pace).filter(({ id }) => chosen.has(id));
}
