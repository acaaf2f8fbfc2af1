import { erratumText } from "../i18n/errata";
import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import { errataOf } from "../rules/editions/errata";
import type { ErratumSheet } from "../rules/editions/erratum";

/** What a reader of the printed text has to know of a sheet's articles. */
export function errataNotes(
  edition: Edition,
  sheet: ErratumSheet,
  { errata }: SheetTexts,
): string[] {
  return errataOf(edition, sheet).map((erratum) => erratumText(erratum, errata));
}
