/** What the pane says before it has the words of its language, or instead of them. */
export interface LoadingTexts {
  /** Stands in the page until Office has started. */
  readonly starting: string;
  /** A part of the pane did not come. */
  readonly notLoaded: string;
  readonly reload: string;
}
