import { at } from "../at";
import type { Edition } from "../editions/edition";
import { isReason, type Reason } from "../reason";
import { ruOf, ruStep } from "../ru";
import type { Rating } from "../units";
import type { RobinEvent } from "./event";
import { correctedAverage } from "./rc";

export interface UnratedResult {
  readonly rc: Rating;
  readonly ru: Rating;
  readonly rcNew: Rating;
  readonly ruNew: Rating;
}

/** 8.58 (2011) prints the bonus of 2005 in the first pass. */
export const FIRST_BONUS_AS_PRINTED = 12.5;

/**
 * Both passes for every unrated player who counts: Ru from Ra, then Ru (new) from the average
 * corrected by the limit. There is exactly one correction.
 */
export function passes(
  event: RobinEvent,
  ra: Rating,
  edition: Edition,
  asPrinted: boolean,
): ReadonlyMap<number, UnratedResult> | Reason {
  const firstBonus = asPrinted ? FIRST_BONUS_AS_PRINTED : edition.firstRating.bonus;
  const first = firstPass(event, ra, edition, firstBonus);
  if (isReason(first)) return first;
  const field = event.counting.map(
    (player) => at(event.ratings, player) ?? (first.get(player) as Rating),
  );
  const results = new Map<number, UnratedResult>();
  for (const [player, ru] of first) {
    const rcNew = correctedAverage(ra, ru, field, edition);
    /** The score that had a Ru from Ra has one from any average. */
    const ruNew = step(event, player, rcNew, edition, edition.firstRating.bonus) as Rating;
    results.set(player, { rc: ra, ru, rcNew, ruNew });
  }
  return results;
}

/** Ru of every unrated player who counts, from Ra. */
export function firstPass(
  event: RobinEvent,
  ra: Rating,
  edition: Edition,
  bonus: number | null,
): ReadonlyMap<number, Rating> | Reason {
  const first = new Map<number, Rating>();
  for (const player of event.counting) {
    if (event.ratings[player] !== null) continue;
    const ru = step(event, player, ra, edition, bonus);
    if (isReason(ru)) return ru;
    first.set(player, ru);
  }
  return first;
}

function step(
  event: RobinEvent,
  player: number,
  rc: Rating,
  edition: Edition,
  bonus: number | null,
): Rating | Reason {
  const games = event.opponents * event.gamesPerPairing;
  const score = at(event.scores, player);
  return ruOf(ruStep({ rc, score, games, player }, edition, event.opponents, bonus));
}
