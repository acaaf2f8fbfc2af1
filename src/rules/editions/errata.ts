import type { Edition, EditionId } from "./edition";

/** Slips of the printed texts, and where they leave something open; the catalogues say what they are. */
export type ErratumKey =
  | "weFromRu"
  | "noPoint"
  | "firstRuPrinted"
  | "wePrinted"
  | "poolPrinted"
  | "laterScore"
  | "playerForOpponent"
  | "raInSwiss"
  | "turnoverOf25"
  | "turnoverOf30"
  | "gamesRenumbered"
  | "driftRenumbered"
  | "slidesFide"
  | "slidesFse"
  | "slidesJuniors";

/** What is made by the articles concerned. */
export type ErratumSheet = "iteration" | "robinReport" | "swissReport" | "firstRating";

/** The guide to first ratings explains 2005; the slides train arbiters of the Swiss list. */
export type ErratumSource = EditionId | "guide" | "slides";

export interface Erratum {
  readonly key: ErratumKey;
  readonly source: ErratumSource;
  readonly article: string;
  readonly sheets: readonly ErratumSheet[];
}

const NOWHERE: readonly ErratumSheet[] = [];

export const ERRATA: readonly Erratum[] = [
  { key: "weFromRu", source: 2005, article: "10.54", sheets: ["robinReport"] },
  { key: "noPoint", source: "guide", article: "10.1", sheets: ["firstRating"] },
  { key: "laterScore", source: 2011, article: "6.1, 6.41", sheets: ["swissReport", "firstRating"] },
  { key: "raInSwiss", source: 2011, article: "8.22–8.23", sheets: ["swissReport", "firstRating"] },
  { key: "poolPrinted", source: 2011, article: "8.34", sheets: ["firstRating"] },
  { key: "playerForOpponent", source: 2011, article: "8.52", sheets: ["iteration", "robinReport"] },
  { key: "firstRuPrinted", source: 2011, article: "8.58", sheets: ["iteration"] },
  { key: "wePrinted", source: 2011, article: "8.58", sheets: ["iteration"] },
  { key: "turnoverOf25", source: 2011, article: "12.3", sheets: ["robinReport", "swissReport"] },
  { key: "gamesRenumbered", source: 2014, article: "7.14a–b", sheets: ["firstRating"] },
  { key: "raInSwiss", source: 2014, article: "8.22–8.23", sheets: ["swissReport", "firstRating"] },
  { key: "driftRenumbered", source: 2014, article: "11.2", sheets: NOWHERE },
  { key: "turnoverOf30", source: 2014, article: "12.3", sheets: ["robinReport", "swissReport"] },
  { key: "slidesFide", source: "slides", article: "FIDE", sheets: NOWHERE },
  { key: "slidesFse", source: "slides", article: "FSE", sheets: NOWHERE },
  { key: "slidesJuniors", source: "slides", article: "FIDE", sheets: NOWHERE },
];

/** The guide was written for this edition. */
const OF_THE_GUIDE = 2005;

/** Those of an edition's own text that concern a sheet. */
export function errataOf({ id, name }: Edition, sheet: ErratumSheet): readonly Erratum[] {
  const isStandard = name === String(id);
  return ERRATA.filter(
    ({ source, sheets }) =>
      isStandard && sheets.includes(sheet) && (source === "guide" ? OF_THE_GUIDE : source) === id,
  );
}
