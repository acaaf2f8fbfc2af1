import type { Edition } from "../../rules/editions/edition";
import { isOpen, SWITCHED_READINGS, type SwitchedReading } from "../../rules/editions/openReading";
import { robinOf } from "./readEvent";
import { isEverybodyRated, type UnderEdition, type Verdict } from "./verdict";

/** For which events another reading makes another sheet. */
const MATTERS: Readonly<Record<SwitchedReading, (verdict: UnderEdition) => boolean>> = {
  weOfFirstPass: ({ read }) => {
    const roundRobin = robinOf(read);
    return roundRobin !== null && !isEverybodyRated(roundRobin);
  },
};

/** The readings between which a person can choose, each with the edition that leaves it open. */
export function switchesFor(
  verdict: Verdict,
): readonly { readonly reading: SwitchedReading; readonly edition: Edition }[] {
  if (!("method" in verdict)) return [];
  const { method: edition } = verdict;
  const matter = SWITCHED_READINGS.filter(
    (reading) => isOpen(edition, reading) && MATTERS[reading](verdict),
  );
  return matter.map((reading) => ({ reading, edition }));
}
