import { listThatCounts } from "../../rules/countingList";
import type { PartsRule } from "../../rules/editions/eventRules";
import { eventParts, partsRule, type EventPart } from "../../rules/eventParts";
import type { Edition } from "../../rules/editions/edition";
import { periodStart } from "../../rules/ratingPeriod";
import { listDate } from "../../tournament/listDate";
import { areOfSeveralLists, type RatingChoice } from "../../tournament/ratingChoice";
import type { RatingColumn } from "../../tournament/ratingColumns";
import type { Day } from "../../rules/units";
import type { Event } from "../../tournament/event";
import type { Choices } from "./choices";
import { aboutOf } from "./rulesOfEvent";
import type { Verdict } from "./verdict";

/** An event that may be counted period by period, cut as far as the days of its rounds are known. */
export interface PartsOfEvent {
  readonly rule: PartsRule;
  /** The days of the whole. */
  readonly start: Day;
  readonly end: Day;
  /** Rounds with games whose day nobody has told, or that lies outside of the event: they are asked for. */
  readonly undated: readonly number[];
  /** The table has ratings of several lists, so that it can be chosen whether each part takes its own. */
  readonly hasSeveralLists: boolean;
  /** Every game is in one of them; none before all rounds have their days. */
  readonly parts: readonly PartWithList[];
}

export interface PartWithList extends EventPart {
  /** The first list whose closing its last round meets. */
  readonly list: Day | null;
  /** Whose ratings it takes; null: the table has no column of its time. */
  readonly ratings: RatingColumn | null;
}

/**
 * 4.13 (2011, 2014): null where the event cannot be cut, by its edition, its length, or because nobody knows
 * its rounds; a match is decided as a whole (6.5).
 */
export function partsOfEvent(verdict: Verdict, choices: Choices): PartsOfEvent | null {
  if (verdict.kind !== "report") return null;
  const { startDate: start, endDate: end } = verdict.times;
  const { event, edition } = verdict;
  if (start === null || end === null || event.isWithoutRounds || event.kind === "match")
    return null;
  const rule = partsRule(start, end, edition);
  if (rule === null) return null;
  const days = dayOfRound(verdict, choices);
  const played = roundsPlayed(event);
  const dated = played.flatMap((round): [number, Day][] => {
    const day = days.get(round);
    return day === undefined || day < start || day > end ? [] : [[round, day]];
  });
  const known = new Map(dated);
  const undated = played.filter((round) => !known.has(round));
  const parts = undated.length > 0 ? [] : eventParts(known, edition);
  const { ratings } = verdict.reading;
  const hasSeveralLists = areOfSeveralLists(ratings.columns, end);
  const isThen = hasSeveralLists && choices.ratingsOfParts === "then";
  return {
    ...{ rule, start, end, undated, hasSeveralLists },
    parts: parts.map((part) => ({
      ...part,
      list: listThatCounts(part.end, edition.pace, choices.official),
      ratings: isThen ? ratingsOf(part, ratings, edition) : ratings.chosen,
    })),
  };
}

/** 4.13 (2011), "les classements réels au moment de la partie": of the list of the part's own period. */
function ratingsOf(
  { number, start, end }: EventPart,
  { columns, chosen }: RatingChoice,
  edition: Edition,
): RatingColumn | null {
  const isOfPart = ({ heading, isUsed, meaning }: RatingColumn) => {
    const day = listDate(heading, end);
    const isOfPeriod = day !== null && periodStart(day, edition) === periodStart(start, edition);
    /** A month alone, Mar 2011, says of which list ratings are, and not whose: the person does. */
    const isAlike = meaning === null || meaning.list === chosen?.meaning?.list;
    return isUsed && isOfPeriod && day <= start && isAlike && meaning?.isAfter !== true;
  };
  const first = number === 1 && listDate(chosen?.heading ?? "", end) === null ? chosen : null;
  return columns.find(isOfPart) ?? first;
}

/** Whether a report can be made of each part: every round has its day, every part its ratings. */
export function arePartsReady({ parts }: PartsOfEvent): boolean {
  return parts.length > 0 && parts.every(({ ratings }) => ratings !== null);
}

/** As a person says, else as the sheet does. */
export function dayOfRound(
  { reading }: Pick<Verdict, "reading">,
  { roundDates }: Pick<Choices, "roundDates">,
): ReadonlyMap<number, Day> {
  return new Map([...aboutOf(reading).dayOfRound, ...roundDates]);
}

function roundsPlayed({ players }: Event): number[] {
  const rounds = new Set(players.flatMap(({ games }) => games.map(({ round }) => round)));
  return [...rounds].sort((one, other) => one - other);
}

/** The games of one part; everybody stays in his place, also without any. */
export function eventOfPart(event: Event, { rounds }: EventPart): Event {
  const own = new Set(rounds);
  const players = event.players.map((player) => ({
    ...player,
    games: player.games.filter(({ round }) => own.has(round)),
  }));
  return { ...event, players };
}

/** 6.1: for whom a part is not the first event, because he has played in an earlier one. */
export function playedBefore(event: Event, parts: readonly EventPart[], number: number) {
  const earlier = new Set(
    parts.filter((part) => part.number < number).flatMap(({ rounds }) => rounds),
  );
  return [...event.players.keys()].filter((place) =>
    event.players[place]?.games.some(({ round }) => earlier.has(round)),
  );
}
