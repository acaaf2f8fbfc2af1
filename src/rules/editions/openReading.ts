/**
 * What the regulations leave open: one reading is taken, and stands under no article. The catalogues
 * say what is open, what is taken and why, and what the other gives.
 */
export const OPEN_READINGS = [
  "weOfFirstPass",
  "correctionCarriedOver",
  "gamesOfDoubleRound",
  "pointsFromLeftOut",
  "laterScore",
  "negativeHalf",
  "lowerRated",
  "kOfList",
  "kOf2009",
  "kOf2017",
  "firstRatingOf2009",
  "firstRatingOf2012",
  "poolOfLastEvent",
  "robinsInPool",
  "oneOffInPool",
  "closingNotFixed",
  "exceptionInPool",
  "ratingsOfParts",
  "conditionsOfParts",
  "poolingByChoice",
  "pooledParts",
  "hoursOfMoves",
] as const;

export type OpenReading = (typeof OPEN_READINGS)[number];

/** Where people decide: the other reading can be taken. */
export const SWITCHED_READINGS = ["weOfFirstPass"] as const satisfies readonly OpenReading[];

export type SwitchedReading = (typeof SWITCHED_READINGS)[number];

/** Those of which the other is taken. */
export type OtherReadings = ReadonlySet<SwitchedReading>;

/** What an edition leaves open, and the articles that do. */
export type LeftOpen = Readonly<Partial<Record<OpenReading, string>>>;

interface OfEdition {
  readonly leavesOpen: LeftOpen;
}

export function isOpen({ leavesOpen }: OfEdition, reading: OpenReading): boolean {
  return leavesOpen[reading] !== undefined;
}

/** Of the readings a person asked for those that the edition leaves open. */
export function othersOpen(others: OtherReadings, edition: OfEdition): OtherReadings {
  return new Set([...others].filter((reading) => isOpen(edition, reading)));
}
