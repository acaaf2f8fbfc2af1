import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import type { KOfEvent } from "../tournament/kOfEvent";

/** What a reader has to know of K: what it was decided from, and what it does without. */
export function kNotes(
  { counts, ageOpen }: KOfEvent,
  { articles, name }: Edition,
  texts: SheetTexts,
): string[] {
  const known = counts.strong + counts.junior + counts.new + counts.otherwise;
  return [
    ...(known > 0 ? [texts.kKnown(articles.k, name)] : []),
    ...(counts["rating alone"] > 0 ? [texts.kByRating(articles.k, name)] : []),
    ...(ageOpen.length > 0 ? [texts.kAgeOpen(ageOpen.join(texts.head.semicolon))] : []),
  ];
}
