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
  /** Beside the button that opens: how large a file may be. */
  readonly limits: (megabytes: number, cells: number, lastCell: string) => string;
  readonly opening: (file: string) => string;
  readonly stop: string;
  /** Before the changes of what is open are lost. */
  readonly replaceUnsaved: (file: string) => string;
  readonly openAnyway: string;
  readonly notOpened: (file: string, why: string) => string;
  readonly whyNotOpened: {
    readonly password: string;
    readonly oldFormat: string;
    readonly noWorkbook: string;
    readonly damaged: (part: string) => string;
    readonly tooLarge: (megabytes: number, limit: number) => string;
    readonly tooManyCells: (cells: number, limit: number) => string;
    readonly tooSpread: (places: number, limit: number) => string;
    readonly tooFar: (sheet: string, cell: string, lastCell: string) => string;
  };
  readonly renamedSheet: (from: string, to: string) => string;
  readonly notKept: (what: readonly string[]) => string;
  /** What a file can have that is not saved again. */
  readonly kinds: {
    readonly comments: string;
    readonly pictures: string;
    readonly names: string;
    readonly pivots: string;
    readonly macros: string;
    readonly otherSheets: string;
    readonly charts: string;
    readonly looks: string;
  };
  readonly close: string;
  readonly notSaved: (what: string) => string;
  /** Why the file would be refused, as a sentence. */
  readonly notOpenedAgain: (why: string) => string;
  /** Where a sheet is called otherwise. */
  readonly sheetNames: string;
  /** Where a formula has another sign than a comma between its arguments. */
  readonly separators: string;
  readonly ok: string;
  readonly cancel: string;
}
