/** Slips of the printed texts; the catalogues say what they are. */
export type ErratumKey =
  | "noPoint"
  | "firstRuPrinted"
  | "wePrinted"
  | "poolPrinted"
  | "playerForOpponent"
  | "raInSwiss"
  | "gamesOneByOne"
  | "turnoverOf25"
  | "turnoverOf30"
  | "gamesRenumbered"
  | "driftRenumbered"
  | "slidesFide"
  | "slidesFse"
  | "slidesJuniors";

/** What is made by the articles concerned. */
export type ErratumSheet = "iteration" | "robinReport" | "swissReport" | "firstRating";

export interface Erratum {
  readonly key: ErratumKey;
  readonly article: string;
  readonly sheets: readonly ErratumSheet[];
  /** It is the guide to first ratings that slips, which explains the edition. */
  readonly isOfGuide?: true;
}
