/** The words of the task pane in one language. */
export interface PaneTexts {
  readonly title: string;
  readonly sheetLanguage: string;
  /** The language of the pane, by its own name. */
  readonly asPane: (name: string) => string;
  readonly start: string;
  readonly tryIt: string;
  readonly example: string;
  readonly filter: string;
  readonly functions: string;
  readonly noMatch: (words: string) => string;
  readonly found: (count: number) => string;
  readonly notLoaded: (what: string) => string;
  /** Stands in the page until Office has started. */
  readonly starting: string;
  /** The page was opened by itself. */
  readonly notInExcel: string;
}
