/** The words about a sheet that is made anew. */
export interface RenewalTexts {
  /** Behind the name of a sheet as it was. */
  readonly before: string;
  readonly ask: (sheet: string) => string;
  readonly renew: string;
  readonly anew: string;
  readonly neither: string;
  /** After neither. */
  readonly nothingMade: string;
  readonly renewed: (before: string) => string;
  readonly kept: (typed: string) => string;
  readonly lost: (typed: string) => string;
  /** Of cells with formulas. */
  readonly left: (cells: string) => string;
  /** Of a period that was made before a report of its own. */
  readonly outdated: (period: string, report: string) => string;
  readonly undo: string;
  readonly undone: (sheets: string) => string;
}
