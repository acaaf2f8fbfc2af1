import type { Pace } from "../rules/editions/edition";

/** What the tabs of sheets say of their content, beside the event's name or alone. */
export interface TabTexts {
  readonly report: string;
  readonly games: string;
  readonly pages: string;
  readonly iteration: (edition: string) => string;
  readonly correction: string;
  /** Of two periods. */
  readonly comparison: string;
  /** Of a list: 2025-11. */
  readonly ratings: Readonly<Record<Pace, (list: string) => string>>;
  readonly results: Readonly<Record<Pace, (list: string) => string>>;
  readonly firstRating: (player: string) => string;
}
