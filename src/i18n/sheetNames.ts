/** The sheets whose names are listed. */
export type NamedSheet =
  "report" | "games" | "iteration" | "period" | "results" | "firstRating" | "correction";

/** The words of the page that lists the names on the sheets. */
export interface SheetNamesTexts {
  readonly title: string;
  readonly introduction: readonly string[];
  readonly name: string;
  readonly what: string;
  readonly example: string;
  readonly sheets: Readonly<Record<NamedSheet, string>>;
  /** Of a name that stands for no heading and no label. */
  readonly ofSheet: string;
  readonly ofNote: string;
  readonly ofGames: string;
}
