/** What is said on the copies that people without the add-in get. */
export interface HandOnTexts {
  /** Behind the name of a copied sheet. */
  readonly copy: string;
  /** The name of the sheet of the tables. */
  readonly tables: string;
  readonly tablesTitle: string;
  readonly tablesNote: string;
  /** In place of what the sheet says of its formulas. */
  readonly madeWith: Readonly<Record<"plain" | "values", string>>;
}
