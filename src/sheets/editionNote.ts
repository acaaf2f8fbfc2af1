import type { MadeForTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import type { Day } from "../rules/units";

/** By whom the edition was chosen, where it was not the day, and how well it is known. */
export function editionNote(
  edition: Edition,
  { isByHand = false, startDate }: { isByHand?: boolean; startDate: Day | null },
  {
    madeFor,
    source,
  }: { readonly madeFor: MadeForTexts; readonly source: Record<Edition["source"], string> },
): string {
  const byHand = startDate === null ? madeFor.byHandWithoutDay : madeFor.byHand;
  const known = source[edition.source];
  return isByHand ? `${byHand(edition.name)}; ${known}` : known;
}
