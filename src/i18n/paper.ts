/** What a sheet of any kind needs of its language: how days are written, and what stands at a page's foot. */
export interface PaperTexts {
  /** As Excel's number formats have it: its letters are English in every language. */
  readonly dayFormat: string;
  readonly edition: (edition: string) => string;
  /** Page 1 of 3: what stands before the numbers. */
  readonly page: { readonly number: string; readonly of: string };
  readonly madeWith: (version: string) => string;
}
