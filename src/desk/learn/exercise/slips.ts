import type { Edition } from "../../../rules/editions/edition";
import { editionsOf } from "../../../rules/editions/editionOn";
import { NO_LIMIT } from "../../../rules/editions/limits";
import type { SlipKey } from "../../../i18n/learn/exercise";
import type { Slip } from "../../../sheets/exercise/exercise";

/** A usual error and what it makes. */
export function slip(key: SlipKey, value: number, article: string): Slip {
  return { key, value, article };
}

/** The same rules for somebody who forgets the limit. */
export function withoutLimit(edition: Edition): Edition {
  return { ...edition, limit: NO_LIMIT };
}

/** What a figure is by the others, each named once, the newest that has it. */
export function slipsOfEditions(
  figure: (edition: Edition) => number | null,
  article: string,
): readonly Slip[] {
  const named = new Map<number, Slip>();
  for (const edition of editionsOf("standard")) {
    const value = figure(edition);
    if (value === null) continue;
    named.set(value, { key: "edition", value, article, edition: edition.name });
  }
  return [...named.values()];
}
