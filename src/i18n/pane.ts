/** The words of the task pane in one language. */
export interface PaneTexts {
  readonly title: string;
  readonly start: string;
  readonly tryIt: string;
  readonly insert: string;
  readonly filter: string;
  readonly functions: string;
  readonly help: string;
  readonly noMatch: (words: string) => string;
  readonly found: (count: number) => string;
  readonly notLoaded: (what: string) => string;
  readonly later: string;
  readonly metadataFile: string;
}
