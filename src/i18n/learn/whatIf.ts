import type { EditionName } from "../../rules/editions/edition";

/** What is asked of the rules with "what if", and what they answer. */
export interface WhatIfTexts {
  readonly heading: string;
  readonly edition: string;
  readonly turnover: {
    readonly heading: string;
    readonly what: string;
    readonly k: string;
    readonly answer: (turnover: SaidTurnover) => string;
  };
}

interface SaidTurnover {
  readonly k: number;
  readonly games: number;
  readonly points: number;
  readonly edition: EditionName;
  readonly article: string;
}
