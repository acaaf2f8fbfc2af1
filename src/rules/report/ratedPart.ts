import type { Edition } from "../editions/edition";
import { kInPeriod } from "../kFactor";
import type { KOfPlayer, PlayerWithFacts } from "../kOfPlayer";
import { newRating } from "../newRating";
import type { Day, Hundredths, Rating } from "../units";
import { kOfReported } from "./kOfReported";
import type { ReportedGame } from "./reportedGame";

/** What an event changes for a rated player: 8.5 (2014). */
export interface RatedPart {
  readonly we: Hundredths;
  /** W − We, ΣΔR. */
  readonly wMinusWe: Hundredths;
  readonly k: KOfPlayer;
  /** K × n ≤ 700: 8.3.3 (2022). */
  readonly kCounted: number;
  readonly change: Hundredths;
  readonly newRating: Rating;
  /** The floor, where Rn is below it: 7.21 (2011). */
  readonly delistedBelow: Rating | null;
}

export function ratedPart(
  player: PlayerWithFacts & { readonly isRatedSince?: true },
  games: readonly ReportedGame[],
  floor: Rating,
  edition: Edition,
  on: Day | null,
): RatedPart {
  const k = kOfReported(player, edition, on);
  const n = games.filter(({ notCounted }) => notCounted === null).length;
  const kCounted = kInPeriod(k.k, n, edition);
  const wMinusWe = sum(games.map(({ delta }) => delta ?? 0));
  const change = kCounted * wMinusWe;
  const rn = newRating(player.rating, change / 100);
  return {
    we: sum(games.map(({ pd }) => pd ?? 0)),
    wMinusWe,
    k,
    kCounted,
    change,
    newRating: rn,
    delistedBelow: rn < floor ? floor : null,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
