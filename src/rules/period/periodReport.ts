import { isActive } from "../active";
import { at } from "../at";
import { gamesForRating } from "../careerTerms";
import type { Edition } from "../editions/edition";
import { kDay, type KReading } from "../kDay";
import type { KFacts } from "../kFacts";
import { kOfPeriod, type KAtEvent } from "../kOfPeriod";
import { periodRating, type PeriodRating } from "../periodRating";
import { periodOfList, periodStart } from "../ratingPeriod";
import type { Day, Hundredths, Rating } from "../units";
import { editionOfList } from "./periodEdition";

/** What a player did in one event of the period, as its report says it. */
export interface ReportedResult {
  /** The event's first; null: not known, and taken for one of the period. */
  readonly day: Day | null;
  /** That of the event's first day, 0.1 (2014); missing: the period's. */
  readonly edition?: Edition;
  readonly kReading?: KReading;
  /** null: unrated. */
  readonly rating: Rating | null;
  /** As it is given; null: to be decided. */
  readonly k: number | null;
  readonly facts?: KFacts;
  /** Olympiad, team championships, IBCA, ICSC, IPCA: 9.14d–e (2005), 7.14f–g (2011). */
  readonly isException?: true;
  /** Games that count. */
  readonly games: number;
  /** ΣΔR; null for an unrated player. */
  readonly delta: Hundredths | null;
}

/** A player and his events, in the order of their days. */
export interface PlayerOfPeriod {
  readonly results: readonly ReportedResult[];
  /** Rated games in the year before the period; null where nobody says. */
  readonly earlierGames: number | null;
}

/** What becomes of the rating on the next list, and what is to be looked at. */
export type PeriodRemark =
  /** Below the floor of the list: 9.21 (2005), 7.21 (2011). */
  | { readonly key: "delisted" }
  /** 9.23 (2005), 7.23 (2014): so many games lacking; certain where the earlier ones are known. */
  | { readonly key: "inactive"; readonly lacking: number; readonly isCertain: boolean }
  /** The events have him with several ratings: so far apart, they may be two players. */
  | {
      readonly key: "ratings";
      readonly least: Rating;
      readonly most: Rating;
      readonly isFarApart: boolean;
    }
  /** It comes from an event that began before the period, and the list before may have another: 7.1 (2014). */
  | { readonly key: "earlierList" }
  /** The events have several K, of several lists or told by their reports. */
  | { readonly key: "k"; readonly least: number; readonly most: number };

export type PeriodRow =
  | {
      readonly kind: "unrated";
      readonly games: number;
      readonly events: number;
      /** Games that a first rating still needs, beside those of earlier events: 9.14 (2005), 7.14 (2011). */
      readonly lacking: number;
    }
  | {
      readonly kind: "rated";
      /** At the last event that has one: nearest to the list before. */
      readonly before: Rating;
      /** Events with a game that counts. */
      readonly events: number;
      readonly period: PeriodRating;
      readonly remarks: readonly PeriodRemark[];
    };

/** Nobody gains so much from one list to the next: two players of one name may. */
export const FAR_APART = 200;

/** What a rating period gives each player: 8.57 (2014), 8.3.4 (2024). */
export function periodReport(
  players: readonly PlayerOfPeriod[],
  edition: Edition,
  list: Day | null,
): PeriodRow[] {
  const start = startOfPeriod(players, edition, list);
  return players.map((player) => rowOf(player, edition, list, start));
}

/** The first day of the period that the list counts; without a list, that of the last event. */
export function startOfPeriod(
  players: readonly { readonly results: readonly { readonly day: Day | null }[] }[],
  edition: Edition,
  list: Day | null,
): Day | null {
  if (list !== null) return periodOfList(list, edition);
  const days = players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? []));
  return days.length === 0 ? null : periodStart(Math.max(...days), edition);
}

/** By which rules and of which day each event has its K. */
export function kAtEvents(
  results: readonly Omit<ReportedResult, "games" | "delta">[],
  edition: Edition,
  start: Day | null,
): readonly KAtEvent[] {
  return results.map(({ day, kReading, edition: own = edition, rating, k, facts }) => ({
    edition: own,
    kDay: kDay({ startDate: day, ...(kReading !== undefined && { kReading }) }, own) ?? start,
    rating,
    k,
    ...(facts !== undefined && { facts }),
  }));
}

function rowOf(
  { results, earlierGames }: PlayerOfPeriod,
  edition: Edition,
  list: Day | null,
  start: Day | null,
): PeriodRow {
  const ratings = results.flatMap(({ rating }) => rating ?? []);
  const before = ratings[ratings.length - 1];
  if (before === undefined) {
    const games = results.reduce((sum, result) => sum + result.games, 0);
    const { needed } = gamesNeededIn(results, editionOfList(list, edition));
    const lacking = Math.max(0, needed - games);
    return { kind: "unrated", games, events: playedIn(results), lacking };
  }
  const k = kOfPeriod(kAtEvents(results, edition, start));
  const events = results.flatMap(({ rating, games, delta }, index) =>
    rating === null ? [] : [{ games, delta: delta ?? 0, k: k[index]?.counted.k ?? 0 }],
  );
  const period = periodRating(before, events, edition, list);
  return {
    kind: "rated",
    before,
    events: playedIn(results.filter(({ rating }) => rating !== null)),
    period,
    remarks: [
      ...(period.isDelisted ? [{ key: "delisted" } as const] : []),
      ...inactivity(period.games, earlierGames, editionOfList(list, edition)),
      ...severalRatings(ratings),
      ...(isOfEarlierList(results, start) ? [{ key: "earlierList" } as const] : []),
      ...severalK(k.flatMap((each) => (each === null ? [] : [each.counted.k, each.own.k]))),
    ],
  };
}

/**
 * How many games a first rating of these events needs, and by whose article: as for all that makes one, by the
 * edition of the last event (0.1), whatever is in force on the list.
 */
export function gamesNeededIn(
  results: readonly Pick<ReportedResult, "edition" | "isException">[],
  ofList: Edition,
): { readonly needed: number; readonly edition: Edition } {
  const edition = results[results.length - 1]?.edition ?? ofList;
  const isException = results.some((result) => result.isException === true);
  return { needed: gamesForRating(edition, isException), edition };
}

function playedIn(results: readonly ReportedResult[]): number {
  return results.filter(({ games }) => games > 0).length;
}

/** Of a reserve without a game in the period nobody knows when he played last. */
function inactivity(games: number, earlier: number | null, edition: Edition): PeriodRemark[] {
  if (games === 0 && earlier === null) return [];
  const all = games + (earlier ?? 0);
  if (isActive(all, edition)) return [];
  const lacking = edition.publication.activeGames - all;
  return [{ key: "inactive", lacking, isCertain: earlier !== null }];
}

function severalRatings(ratings: readonly Rating[]): PeriodRemark[] {
  const { least, most } = spread(ratings);
  if (least === most) return [];
  return [{ key: "ratings", least, most, isFarApart: most - least >= FAR_APART }];
}

function severalK(k: readonly number[]): PeriodRemark[] {
  const { least, most } = spread(k);
  return least === most ? [] : [{ key: "k", least, most }];
}

/** The rating stands at the last event that has one, with that of the list in force on its first day. */
export function isOfEarlierList(
  results: readonly Pick<ReportedResult, "day" | "rating">[],
  start: Day | null,
): boolean {
  const day = results.filter(({ rating }) => rating !== null).pop()?.day ?? null;
  return day !== null && start !== null && day < start;
}

/** Of some values, at least one. */
function spread(values: readonly number[]): { readonly least: number; readonly most: number } {
  const sorted = [...values].sort((one, other) => one - other);
  return { least: at(sorted, 0), most: at(sorted, sorted.length - 1) };
}
