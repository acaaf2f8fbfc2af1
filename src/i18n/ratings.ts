/** The words of the page for first ratings. */
export interface RatingsTexts {
  readonly tab: string;
  readonly firstRating: string;
  readonly what: string;
  readonly edition: string;
  readonly byLastEvent: string;
  readonly exception: (games: number) => string;
  readonly create: string;
  readonly made: (sheet: string, events: number) => string;
  readonly madeEmpty: (sheet: string) => string;
  readonly toSettle: string;
  readonly failed: (what: string) => string;
}
