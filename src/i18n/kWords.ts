import type { KBasis } from "../rules/kOfPlayer";

/** The pane's words for what decides K. */
export interface KWords {
  readonly given: string;
  readonly byRating: string;
  /** Where players have it for different reasons: how many for each. */
  readonly mixed: (reasons: readonly string[]) => string;
  readonly by: Readonly<Record<KBasis, (players: number) => string>>;
  /** Between names. */
  readonly semicolon: string;
  readonly ageOpen: (players: number, names: string) => string;
}
