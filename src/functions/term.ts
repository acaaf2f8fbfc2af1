/** The words of table headings and cells, in the catalogue of each language. */
export type TermKey =
  | "from"
  | "to"
  | "higher"
  | "lower"
  | "higherWins"
  | "higherDraws"
  | "higherLoses"
  | "lowerWins"
  | "lowerDraws"
  | "lowerLoses"
  | "player"
  | "rating"
  | "rcNew"
  | "ruNew"
  | "change"
  | "inForceFrom"
  | "limit"
  | "kNew"
  | "kOtherwise"
  | "k2400"
  | "halfPoint"
  | "floor"
  | "games"
  | "source"
  | "sourceText"
  | "sourceSecondary";

/** A word that is looked up when the result leaves. */
export class Term {
  constructor(readonly key: TermKey) {}
}
