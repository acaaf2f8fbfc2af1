import type { Edition } from "./editions/edition";
import type { Birth, KFacts } from "./kFacts";
import { kOfPlayer, type KOfPlayer } from "./kOfPlayer";
import type { Day, Rating } from "./units";

/** What is known of a player at one event of a rating period. */
export interface KAtEvent {
  /** That of the event's first day: 0.1 (2014). */
  readonly edition: Edition;
  /** The day of which its K is; null: not known. */
  readonly kDay: Day | null;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** As it is given; null: to be decided. */
  readonly k: number | null;
  readonly facts?: KFacts;
}

/** K with which an event counts. */
export interface KCounted {
  readonly counted: KOfPlayer;
  /** K that the event has alone. */
  readonly own: KOfPlayer;
  /** The event to which the K is given; null: to none. */
  readonly givenTo: number | null;
  /** What all events of the same day of K tell. */
  readonly facts: KFacts;
}

/**
 * Events whose K is of one day have one K, as a list has one of each player (7.12, 2014): the first that
 * is given, else by what they tell together. One that began before the period keeps K of its own list, as
 * it keeps its ratings (4.13, 2011). null of an unrated player's.
 */
export function kOfPeriod(events: readonly KAtEvent[]): readonly (KCounted | null)[] {
  const days = ofEachDay(events);
  return events.map((event) => {
    const { rating, kDay, edition } = event;
    const { givenTo = null, facts = NOTHING_KNOWN } = days.get(kDay) ?? {};
    if (rating === null) return null;
    const k = givenTo === null ? null : (events[givenTo]?.k ?? null);
    return {
      counted: kOfPlayer({ rating, k, facts }, edition, kDay),
      own: alone(event, rating),
      givenTo,
      facts,
    };
  });
}

const NOTHING_KNOWN: KFacts = { birth: null, games: null, peak: null };

/** What the events of each day of K tell together, and the first to which a K is given. */
function ofEachDay(events: readonly KAtEvent[]) {
  const births = events.flatMap(({ facts }) => facts?.birth ?? []);
  const groups = new Map<Day | null, number[]>();
  for (const [index, { kDay, rating }] of events.entries()) {
    if (rating === null) continue;
    const group = groups.get(kDay);
    if (group === undefined) groups.set(kDay, [index]);
    else group.push(index);
  }
  return new Map(
    [...groups].map(([day, indices]) => {
      const givenTo = indices.find((index) => events[index]?.k !== null) ?? null;
      const of = indices.flatMap((index) => events[index] ?? []);
      return [day, { givenTo, facts: factsTogether(of, births) }] as const;
    }),
  );
}

function alone({ k, facts, edition, kDay }: KAtEvent, rating: Rating): KOfPlayer {
  return kOfPlayer({ rating, k, ...(facts !== undefined && { facts }) }, edition, kDay);
}

/** Of games so far the fewest, which are nearest to the day of K; a birth is one for all events. */
function factsTogether(events: readonly KAtEvent[], births: readonly Birth[]): KFacts {
  const all = events.flatMap(({ facts }) => facts ?? []);
  const games = all.flatMap((facts) => facts.games ?? []);
  const [birth = null] = [...all.flatMap((facts) => facts.birth ?? []), ...births];
  return {
    birth: birth === null ? null : dayOfBirth(birth, births),
    games: games.length === 0 ? null : Math.min(...games),
    peak: all.find(({ peak }) => peak !== null)?.peak ?? null,
  };
}

/** 8.56 (2014) asks for the day: of an event that tells the year alone, as another tells it. */
function dayOfBirth(birth: Birth, births: readonly Birth[]): Birth {
  if ("day" in birth) return birth;
  return births.find((each) => "day" in each && each.year === birth.year) ?? birth;
}
