/** What is compared with what, in the words of docs/accuracy.md. */
export const COMPARISONS = {
  published: ["ΔR of a game, as the rules and FIDE.DELTA give it", "what FIDE published"],
  publishedSums: ["Change of a tournament, by the rules and FIDE.CHANGE", "what FIDE published"],
  report: ["Rating report and its games, calculated as Excel does", "the rules"],
  iteration: ["Iteration sheet, calculated as Excel does", "the rules"],
  period: ["Rating period, calculated as Excel does", "the rules"],
  career: ["First-rating sheet, calculated as Excel does", "the rules"],
  evaluator: ["Sheet of the golden file, by the tests' evaluator", "the spreadsheet engine"],
  libreOfficeRules: ["Sheet in plain formulas, calculated by LibreOffice", "the rules"],
  libreOfficeCells: ["All cells of a sheet, calculated by LibreOffice", "the tests' evaluator"],
  months: [
    "Figure of a rating officer's month, through files, tables, reports and sorts",
    "the rules",
  ],
  samples: ["File of `samples`, calculated by LibreOffice", "the rules"],
  tables: [
    "Table as people make them, as it is read unless it is asked about",
    "the event that it was made of",
  ],
} as const satisfies Readonly<Record<string, readonly [what: string, against: string]>>;

export type Comparison = keyof typeof COMPARISONS;

/** What one file of tests has compared in its last long run. */
export interface AccuracyRecord {
  readonly test: string;
  /** With which its random cases come again. */
  readonly seed: number;
  readonly counts: Readonly<Partial<Record<Comparison, Counted>>>;
}

export interface Counted {
  readonly cases: number;
  readonly differences: number;
}

/** Where long runs leave their records. */
export const RECORDS = ".cache/accuracy";
