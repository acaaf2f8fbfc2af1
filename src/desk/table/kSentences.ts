import type { KWords } from "../../i18n/kWords";
import type { Edition } from "../../rules/editions/edition";
import type { KWhen } from "../../rules/kDay";
import type { KBasis } from "../../rules/kOfPlayer";
import type { EventPlayer } from "../../tournament/event";
import { kOfEvent } from "../../tournament/kOfEvent";

/** What decides K, and whose birth could not; before the rules are known nothing does. */
export function kSentences(
  players: readonly Omit<EventPlayer, "games">[],
  edition: Edition | null,
  when: KWhen,
  texts: KWords,
): string[] {
  if (edition === null) return [];
  const { counts, ageOpen } = kOfEvent(players, edition, when);
  const reasons = (Object.keys(texts.by) as KBasis[]).filter((basis) => counts[basis] > 0);
  if (reasons.length === 0) return [];
  const open = ageOpen.slice(0, MOST_NAMES).join(texts.semicolon);
  const names = ageOpen.length > MOST_NAMES ? `${open} …` : open;
  return [
    kSentence(reasons, counts, texts),
    ...(ageOpen.length === 0 ? [] : [texts.ageOpen(ageOpen.length, names)]),
  ];
}

/** The sheet names them all. */
const MOST_NAMES = 5;

function kSentence(
  reasons: readonly KBasis[],
  counts: Readonly<Record<KBasis, number>>,
  texts: KWords,
): string {
  const isOnly = (basis: KBasis) => reasons.length === 1 && reasons[0] === basis;
  if (isOnly("given")) return texts.given;
  if (isOnly("rating alone")) return texts.byRating;
  return texts.mixed(reasons.map((basis) => texts.by[basis](counts[basis])));
}
