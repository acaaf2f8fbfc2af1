import type { Edition } from "./editions/edition";
import type { KFacts } from "./kFacts";
import { kOfPlayer, type KOfPlayer } from "./kOfPlayer";
import type { Day, Rating } from "./units";

/** What is known of a player at one event of a rating period. */
export interface KAtEvent {
  /** Its first; null: not known, and taken for one of the period. */
  readonly day: Day | null;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** As it is given; null: to be decided. */
  readonly k: number | null;
  readonly facts?: KFacts;
}

export interface KOfPeriod {
  /** The event whose K counts for all that begin within the period; null: there is none. */
  readonly first: number | null;
  /** Its K at the start of the period. */
  readonly atStart: KOfPlayer | null;
  /** For each event whether it counts with that K; the others count with their own. */
  readonly isAtStart: readonly boolean[];
  /** What is known at the start of the period. */
  readonly facts: KFacts;
  /** K that each has alone; null of an unrated player's. */
  readonly own: readonly (KOfPlayer | null)[];
}

/**
 * A 30th game, 2400 or an 18th birthday reached during a period changes K from the next list on
 * (8.56, 2014): events count with K of the period's start. One that began before keeps its own, as
 * it keeps its ratings (4.13, 2011). Events in the order of their days.
 */
export function kOfPeriod(
  events: readonly KAtEvent[],
  edition: Edition,
  start: Day | null,
): KOfPeriod {
  const own = events.map(({ day, rating, ...rest }) =>
    rating === null ? null : kOfPlayer({ rating, ...rest }, edition, day),
  );
  const isAtStart = events.map(
    ({ day, rating }) => rating !== null && (day === null || start === null || day >= start),
  );
  const within = [...events.keys()].filter((index) => isAtStart[index]);
  const first = within.find((index) => events[index]?.k !== null) ?? within[0];
  const { rating, k, day } = events[first ?? -1] ?? {};
  const facts = factsTogether(events);
  if (first === undefined || rating == null) {
    return { first: null, atStart: null, isAtStart, facts, own };
  }
  const known = { rating, k: k ?? null, facts };
  return { first, atStart: kOfPlayer(known, edition, start ?? day ?? null), isAtStart, facts, own };
}

/** What any of the events tells; of games so far the fewest, which are nearest to the start. */
function factsTogether(events: readonly KAtEvent[]): KFacts {
  const all = events.flatMap(({ facts }) => facts ?? []);
  const games = all.flatMap((facts) => facts.games ?? []);
  return {
    birth: all.find(({ birth }) => birth !== null)?.birth ?? null,
    games: games.length === 0 ? null : Math.min(...games),
    peak: all.find(({ peak }) => peak !== null)?.peak ?? null,
  };
}

/** K with which each event counts; null of an unrated player's. */
export function kOfEach({ atStart, isAtStart, own }: KOfPeriod): readonly (number | null)[] {
  return own.map((each, index) => (isAtStart[index] ? atStart?.k : each?.k) ?? null);
}
