import { setTranslationMethod } from "@odoo/o-spreadsheet";

/** What a person is told in the place of the engine's own words. */
interface Refusals {
  /** Of a formula that has both commas and semicolons. */
  readonly separators: string;
  /** Of a sheet's name that a file could not give back. */
  readonly sheetNames: string;
}

/** Before the first model is made. */
export function explainRefusals({ separators, sheetNames }: Refusals): void {
  const said = new Map([
    ["Wrong function call", separators],
    [
      "Some used characters are not allowed in a sheet name (Forbidden characters are %s).",
      sheetNames,
    ],
  ]);
  setTranslationMethod((...[term]) => said.get(term) ?? term);
}
