/** What a sheet of the workbook is, as the overview calls it. */
export type OverviewKind =
  | "report"
  | "games"
  | "pages"
  | "iteration"
  | "period"
  | "results"
  | "firstRating"
  | "correction"
  | "file"
  | "comparison"
  | "curve"
  | "exercise"
  | "answers"
  | "whatIf"
  | "lesson"
  | "persons";

/** The words of the sheet that lists the others. */
export interface OverviewTexts {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly headings: Readonly<
    Record<"sheet" | "kind" | "title" | "facts" | "sums" | "state", string>
  >;
  readonly kinds: Readonly<Record<OverviewKind, string>>;
}
