import type { EditionName } from "../../rules/editions/edition";

/** What is asked of the rules with "what if", and what they answer. */
export interface WhatIfTexts {
  readonly heading: string;
  readonly what: string;
  readonly edition: string;
  readonly rating: string;
  readonly k: string;
  readonly opponents: string;
  readonly score: string;
  readonly left: string;
  /** Takes all of these from the line of a report. */
  readonly take: string;
  readonly taken: (player: string) => string;
  /** Rating and K are not his. */
  readonly takenUnrated: (player: string) => string;
  readonly notAPlayer: string;
  /** A report of rapid or blitz. */
  readonly otherPace: string;
  readonly noRatings: string;
  readonly create: string;
  readonly made: (sheet: string) => string;
  readonly changes: { readonly heading: string; readonly what: string };
  readonly first: {
    readonly heading: string;
    readonly mark: string;
    readonly answer: (points: string, games: number, mark: number) => string;
    readonly never: (mark: number) => string;
  };
  readonly field: { readonly heading: string; readonly what: string };
  readonly columns: {
    readonly score: string;
    readonly change: string;
    readonly rn: string;
    readonly ru: string;
    readonly shift: string;
    readonly average: string;
    readonly performance: string;
    readonly opponent: string;
    readonly pd: string;
  };
  readonly turnover: {
    readonly heading: string;
    readonly what: string;
    readonly answer: (turnover: SaidTurnover) => string;
  };
  readonly sheet: {
    readonly tab: string;
    readonly title: string;
    /** With gaps for games, average and We. */
    readonly sums: string;
    readonly note: string;
  };
}

interface SaidTurnover {
  readonly k: number;
  readonly games: number;
  readonly points: number;
  readonly edition: EditionName;
  readonly article: string;
}
