/** The words of the workbench page in one language. */
export interface WorkbenchTexts {
  readonly title: string;
  readonly notExcel: string;
  readonly starting: string;
  readonly failed: (what: string) => string;
  readonly sheet: string;
  /** A short guide, a line a row. */
  readonly guide: readonly string[];
  /** Before the day from which the regulations of the example hold. */
  readonly startDate: string;
  readonly crosstable: string;
  readonly player: string;
  readonly rating: string;
  readonly points: string;
  readonly formulas: string;
  readonly open: string;
  readonly save: string;
  readonly pane: string;
  /** Of a saved file, without its ending. */
  readonly fileName: string;
  readonly notOpened: (file: string, what: string) => string;
  readonly notSaved: (what: string) => string;
  /** Where a formula has another sign than a comma between its arguments. */
  readonly separators: string;
  readonly ok: string;
  readonly cancel: string;
}
