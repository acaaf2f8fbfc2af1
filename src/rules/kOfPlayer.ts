import { ageRange } from "./age";
import type { Edition } from "./editions/edition";
import type { KPlayer, KStepName } from "./editions/kSteps";
import { kStep } from "./kFactor";
import type { KFacts } from "./kFacts";
import type { Day, Rating } from "./units";

/** What decided a K; the rating alone where nothing else is known that could. */
export type KBasis = KStepName | "given" | "rating alone";

/** What the steps of an edition ask for beside the rating; Infinity, and 0 of a peak: not known. */
type KnownForK = Omit<KPlayer, "rating">;

export interface KOfPlayer {
  readonly k: number;
  readonly by: KBasis;
  readonly known: KnownForK;
  /** K depends on an age that birth and day do not tell: it does without it. */
  readonly isAgeOpen: boolean;
}

/** A rated player as a table tells of him. */
export interface PlayerWithFacts {
  readonly rating: Rating;
  /** As it is given; null: to be decided. */
  readonly k: number | null;
  readonly facts?: KFacts;
}

const NOTHING_KNOWN: KnownForK = { games: Infinity, age: Infinity, peak: 0 };

/** 10.52 (2005), 8.56 (2011): K on a day, given or from what is known. */
export function kOfPlayer(
  { rating, k, facts }: PlayerWithFacts,
  edition: Edition,
  on: Day | null,
): KOfPlayer {
  if (k !== null) return { k, by: "given", known: NOTHING_KNOWN, isAgeOpen: false };
  const { birth = null, games = null, peak = null } = facts ?? {};
  const others = { games: games ?? Infinity, age: Infinity, peak: peak ?? 0 };
  const stepAt = (age: number) => kStep({ ...others, rating, age }, edition);
  const range = birth === null ? null : ageRange(birth, on, edition);
  const isOpen =
    range !== null &&
    (isUnborn(range.oldest) || stepAt(range.youngest).k !== stepAt(range.oldest).k);
  const age = range === null || isOpen ? Infinity : range.oldest;
  const step = stepAt(age);
  const isKnown = games !== null || peak !== null || (range !== null && !isOpen);
  return {
    k: step.k,
    by: isKnown ? step.name : "rating alone",
    known: { ...others, age },
    isAgeOpen: isOpen && stepAt(0).k !== step.k,
  };
}

/** Nobody has a rating before his first birthday: such a birth is a slip. */
function isUnborn(oldest: number): boolean {
  return oldest < 1;
}
