import type { WhySheetTexts } from "../../../i18n/whySheet";
import { editionOf, editionsOf } from "../../../rules/editions/editionOn";
import type { Edition } from "../../../rules/editions/edition";
import { isReason } from "../../../rules/reason";
import { HIGHEST_RATING } from "../../../rules/units";
import type { Tried, WhatIf } from "../why";

/** What can be tried beside the sheet. */
export type TryKey = "rating" | "opponent" | "k" | "points" | "score" | "edition";

const HIGHEST_K = 100;

/** Empty: unrated. */
export function tryRating(
  key: "rating" | "opponent",
  rating: number | null,
  { tries }: WhySheetTexts,
): WhatIf {
  const field = { kind: "number", least: 1, most: HIGHEST_RATING, step: 1 } as const;
  return { key, label: tries[key], value: rating === null ? "" : String(rating), field };
}

/** Empty: by the rule. */
export function tryK(k: number | null, { tries }: WhySheetTexts): WhatIf {
  const field = { kind: "number", least: 1, most: HIGHEST_K, step: 1 } as const;
  return { key: "k", label: tries.k, value: k === null ? "" : String(k), field };
}

/** In points: 5.5. */
export function tryPoints(
  key: "points" | "score",
  halves: number,
  games: number,
  { tries }: WhySheetTexts,
): WhatIf {
  const field = { kind: "number", least: 0, most: games, step: 0.5 } as const;
  return { key, label: tries[key], value: String(halves / 2), field };
}

export function tryEdition(
  edition: Edition,
  { tries }: WhySheetTexts,
  isAsked: (each: Edition) => boolean = () => true,
): WhatIf {
  const options = editionsOf(edition.pace)
    .filter(isAsked)
    .map(({ id, name }) => [String(id), name] as const);
  return {
    key: "edition",
    label: tries.edition,
    value: String(edition.id),
    field: { kind: "choice", options },
  };
}

export function isTried(tried: Tried, key: TryKey): boolean {
  return tried[key] !== undefined;
}

/** A number that is tried, null where the field is empty; else what is on the sheet. */
export function numberTried(tried: Tried, key: TryKey, otherwise: number | null): number | null {
  const text = tried[key]?.trim().replace(",", ".");
  if (text === undefined) return otherwise;
  const value = Number(text);
  return text === "" || !Number.isFinite(value) ? null : value;
}

/** In half points. */
export function halvesTried(tried: Tried, key: "points" | "score", otherwise: number): number {
  const points = numberTried(tried, key, otherwise / 2);
  return points === null ? otherwise : Math.round(2 * points);
}

export function editionTried(tried: Tried, edition: Edition): Edition {
  const asked = tried["edition"];
  const other = asked === undefined ? edition : editionOf(Number(asked), edition.pace);
  return isReason(other) ? edition : other;
}
