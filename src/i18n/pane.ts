/** By name of the function. */
export type FunctionSayings = Readonly<Record<string, string>>;

/** Manual calculation; days that are counted from 1904; no functions of add-ins. */
export type Notice = "byHand" | "from1904" | "noFunctions";

/** The words of the task pane in one language. */
export interface PaneTexts {
  readonly title: string;
  /** The tab of those who teach. */
  readonly learn: string;
  /** What stands on a long tab. */
  readonly contents: string;
  readonly sheetLanguage: string;
  readonly asPane: string;
  readonly start: string;
  readonly tryIt: string;
  readonly example: string;
  readonly filter: string;
  readonly functions: string;
  readonly noMatch: (words: string) => string;
  readonly found: (count: number) => string;
  readonly sayings: FunctionSayings;
  readonly insert: string;
  /** For those who do not see beside which function it stands. */
  readonly insertOf: (name: string) => string;
  readonly askReplace: (cell: string, shown: string) => string;
  readonly replace: string;
  readonly keep: string;
  readonly inserted: (formula: string, cell: string) => string;
  readonly takeBack: string;
  readonly takenBack: (cell: string) => string;
  readonly cellChanged: (cell: string) => string;
  /** `what`: what Excel said. */
  readonly notInserted: (what: string) => string;
  readonly notLoaded: (what: string) => string;
  /** What people should know of the workbook, or of their Excel. */
  readonly notices: Readonly<Record<Notice, string>>;
  /** The page was opened by itself. */
  /** What is waiting. */
  readonly calculateNow: string;
  readonly notInExcel: string;
}
