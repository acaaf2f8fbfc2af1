import { averageRating } from "../average";
import type { Edition } from "../editions/edition";
import { gamesForRating } from "../careerTerms";
import { floorOn } from "../editions/floorOn";
import { kDay } from "../kDay";
import { isReason, type Reason } from "../reason";
import type { Iteration } from "../robin/iteration";
import { withDraws } from "../ru";
import type { Day, HalfPoints, Rating } from "../units";
import {
  isUnratedForOthers,
  type ReportEvent,
  type ReportOptions,
  type ReportPlayer,
} from "./event";
import { countingGames, givenResult, type CountingGames, type FirstResult } from "./firstResult";
import { delistingFloor } from "./delistingFloor";
import { firstRatingOf, lacksInRobin, lacksInSwiss, lacksOf, type Lack } from "./lacks";
import { ratedPart, type RatedPart } from "./ratedPart";
import { reportedGames, type Counting, type ReportedGame } from "./reportedGame";
import { robinResults, type RobinResults } from "./robinResults";
import { isScheveningenWithRu, ruOfTheOne } from "./scheveningen";

/** A player's row of the rating report (11.2, 11.3). */
export interface ReportRow {
  readonly rating: Rating | null;
  readonly games: readonly ReportedGame[];
  /** Games that count, and the points in them. */
  readonly n: number;
  readonly w: HalfPoints;
  /** Rc, Rar of 11.31 (2005); in a round robin Rc (new) of an unrated player. Null without a game. */
  readonly rc: number | null;
  /** 8.2.2 (2024): with the hypothetical opponents; null of a rated player. */
  readonly ra: number | null;
  /** We, K, change and Rn; null of an unrated player. */
  readonly rated: RatedPart | null;
  /**
   * p, dp and Ru, or why there is none: of unrated players, and of those rated since where opponents
   * count with it. Null of the others.
   */
  readonly first: FirstResult | Reason | null;
  /** Of an unrated player. */
  readonly lacks: readonly Lack[];
  /** Of an unrated player who lacks nothing. */
  readonly firstRating: Rating | null;
}

export interface EventReport {
  readonly rows: readonly ReportRow[];
  /** Of a round robin whose unrated players count with Ru (new). */
  readonly iteration: Iteration | Reason | null;
}

interface Setting extends Counting {
  readonly robin: RobinResults | null;
  readonly later: ReadonlySet<number>;
  readonly startDate: Day | null;
  readonly kDay: Day | null;
  /** Of the list that counts the event. */
  readonly listFloor: Rating;
  /** Games for a rating. */
  readonly needed: number;
}

/** What an event gives each of its players: 8.2, 8.5 (2014), in every edition and of every kind. */
export function eventReport(
  event: ReportEvent,
  edition: Edition,
  options: ReportOptions,
): EventReport {
  const { startDate = null, matchGames = null, later = new Set(), robin: asked = null } = options;
  const { others = new Set() } = options;
  const robin = asked === null ? null : robinResults(event, edition, asked, others);
  const days = {
    startDate,
    kDay: kDay(options, edition),
    listFloor: delistingFloor(options, edition),
  };
  const needed = gamesForRating(edition, options.isException ?? false);
  const known = { event, edition, matchGames, later, ...days, robin, needed };
  const setting = { ...known, strengths: robin?.strengths ?? ruOfTheOne(known, later) };
  return {
    rows: event.players.map((player, place) => rowOf(player, place, setting)),
    iteration: robin?.iteration ?? null,
  };
}

function rowOf(player: ReportPlayer, place: number, setting: Setting): ReportRow {
  const { edition, startDate, needed, listFloor } = setting;
  const { rating } = player;
  const games = reportedGames(player, setting);
  const counting = countingGames(player, games);
  const first = firstOf(player, place, counting, setting);
  const floor = floorOn(edition, startDate ?? undefined);
  const isUnrated = rating === null;
  const lacks = isUnrated
    ? lacksOf(counting, first, lacksOfEvent(place, counting, first, setting), { floor, needed })
    : [];
  return {
    rating,
    games,
    n: counting.n,
    w: counting.w,
    rc: rcOf(player, place, counting, setting),
    ra: isUnrated ? raOf(counting, edition) : null,
    rated: isUnrated
      ? null
      : ratedPart({ ...player, rating }, games, listFloor, edition, setting.kDay),
    first,
    lacks,
    firstRating: isUnrated ? firstRatingOf(first, lacks) : null,
  };
}

function firstOf(
  player: ReportPlayer,
  place: number,
  counting: CountingGames,
  setting: Setting,
): FirstResult | Reason | null {
  const { edition, later, robin } = setting;
  if (robin !== null) return robin.results[place] ?? null;
  /** Who is rated since meets the others of a Scheveningen as unrated, with Ru: 6.4, 10.4 (2005). */
  const hasRu = isScheveningenWithRu(setting) ? isUnratedForOthers(player) : player.rating === null;
  return hasRu ? givenResult(counting, !later.has(place), edition) : null;
}

function rcOf(
  { rating, games }: ReportPlayer,
  place: number,
  { ratings, n }: CountingGames,
  { edition, robin }: Setting,
): number | null {
  const result = robin?.results[place] ?? null;
  if (rating === null && result !== null && !isReason(result)) return result.rcNew;
  const { swiss: needed } = edition.firstRating.minimumRatedOpponents;
  /** 11.31 (2005): 0 for an unrated player with n below three; nothing for who has not played. */
  const isRar = edition.report === "11.31" && robin === null;
  return isRar && rating === null && n < needed && games.length > 0 ? 0 : meanOf(ratings, edition);
}

function raOf({ ratings, n }: CountingGames, edition: Edition): number | null {
  const rc = meanOf(ratings, edition);
  return rc === null ? null : withDraws(rc, n, edition);
}

function meanOf(ratings: readonly Rating[], edition: Edition): number | null {
  const average = averageRating(ratings, edition);
  return isReason(average) ? null : average;
}

function lacksOfEvent(
  place: number,
  counting: CountingGames,
  first: FirstResult | Reason | null,
  { robin, later, edition }: Setting,
): Lack[] {
  return robin === null
    ? lacksInSwiss(counting, first, !later.has(place), edition)
    : lacksInRobin(robin, place, edition);
}
