/** A probability, an expectation or a rating change in hundredths: .64 is 64, +6.2 is 620. */
export type Hundredths = number;

/** A score in half points: 6½ is 13. */
export type HalfPoints = number;

/** The score of one game: lost 0, drawn 1, won 2. */
export type Result = 0 | 1 | 2;

/** A day as spreadsheets count it: 1 July 2005 is 38534. */
export type Day = number;

/** A published or provisional rating. */
export type Rating = number;

/** What is taken for a rating at most; nobody has come near it. */
export const HIGHEST_RATING: Rating = 4000;
