import type { Edition } from "../../rules/editions/edition";
import { deadlines, type Deadlines } from "../../rules/deadlines";
import { editionOn } from "../../rules/editions/editionOn";
import { LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import { isReason, type Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { CompositionCheck } from "../../tournament/composition";
import type { Event as TournamentEvent } from "../../tournament/event";
import type { EventDays } from "../../tournament/dates/eventDates";
import { isError } from "../../tournament/finding";
import { fewPointsOf, type FewPoints } from "../../tournament/kinds/fewPoints";
import { kindChecks, type KindCheck } from "../../tournament/kinds/kindChecks";
import { gamesOfMatch } from "../../tournament/kinds/match";
import { withRatedSince } from "../../tournament/kinds/ratedSince";
import { timeChecks, type EventTimes, type TimeCheck } from "../../tournament/timeChecks";
import { readTable, type Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { SelectedCells } from "../selectedCells";
import type { Choices } from "./choices";
import { readEvent, readPart, type ReadEvent } from "./readEvent";
import { robinVerdict } from "./robinVerdict";
import { daysOf, editionFor, isForTeaching } from "./rulesOfEvent";
import { timeFields } from "./timeFields";

/** What stands in the way of the iteration sheet, or nothing. */
export type Obstacle =
  /** Neither a first day nor an edition is known: nothing is taken for them. */
  | { readonly kind: "day" }
  | { readonly kind: "findings"; readonly count: number }
  | { readonly kind: "method gone" }
  | { readonly kind: "no round robin" }
  | { readonly kind: "not rated"; readonly check: KindCheck; readonly edition: Edition }
  | { readonly kind: "unplayed"; readonly reason: Reason }
  | { readonly kind: "reason"; readonly reason: Reason };

/** Everything that the pane says of a table under the choices made. */
export interface Verdict {
  readonly reading: Reading;
  /** The table with the parts pooled into it, as the kind that it is. */
  readonly read: ReadEvent;
  readonly startDate: Day | null;
  /** The one in force, or chosen; null where the day is before the first, or to be asked. */
  readonly edition: Edition | null;
  /** The one whose method is used. */
  readonly method: Edition | null;
  readonly obstacle: Obstacle | null;
  /** Of a round robin those who are left out, else those without enough points in a Swiss. */
  readonly fewPoints: readonly FewPoints[];
  readonly composition: readonly CompositionCheck[];
  readonly kindChecks: readonly KindCheck[];
  /** When it was played and how fast, by the sheet or by the choices. */
  readonly times: EventTimes;
  readonly timeChecks: readonly TimeCheck[];
  /** Null where its days are not known. */
  readonly deadlines: Deadlines | null;
  /** The games that a match is over; null where the event is none. */
  readonly matchGames: number | null;
  readonly isEverybodyRated: boolean;
  /** The event as a rating report takes it, where one can be made of it. */
  readonly reportable: TournamentEvent | null;
  /** The round robin whose unrated players count with Ru (new) in that report. */
  readonly iterated: RoundRobin | null;
  /** The method is shown for an event to which it no longer applies. */
  readonly isTeaching: boolean;
}

/** `parts`: further tables of the same event. */
export function verdictOf(
  source: SelectedCells,
  choices: Choices,
  parts: readonly SelectedCells[] = [],
): Verdict {
  const reading = readSource(source, choices);
  const others = parts.map((part) => readPart(part, reading.ratings));
  const read = readEvent(reading, others, choices);
  const days = daysOf(reading, choices);
  const verdict = nothing(reading, read, timesOf(reading, days, choices));
  const edition = editionFor(days.start, choices);
  if (isReason(edition)) return { ...verdict, obstacle: { kind: "reason", reason: edition } };
  if (edition === null && isTable(read)) return { ...verdict, obstacle: { kind: "day" } };
  const errors = read.findings.filter(isError).length;
  const isUnread = errors > 0 || (read.event === null && read.roundRobin === null);
  if (edition === null || isUnread) {
    const method = edition && methodOf(edition, choices);
    return { ...verdict, edition, method, obstacle: { kind: "findings", count: errors } };
  }
  return underEdition(verdict, edition, choices, 1 + parts.length);
}

/** The edition whose method is used. */
function methodOf(edition: Edition, { teaching }: Choices): Edition {
  return edition.hasRobin || !teaching ? edition : LAST_ROBIN_EDITION;
}

/** What an edition says of an event that was read. */
function underEdition(
  verdict: Verdict,
  edition: Edition,
  choices: Choices,
  tables: number,
): Verdict {
  const { read, startDate } = verdict;
  const method = methodOf(edition, choices);
  const matchGames = matchGamesOf(read, choices);
  const event = read.event && withRatedSince(read.event, choices.ratedSince);
  /** By the ratings of the start: who is rated since is unrated for everybody else. */
  const checks = read.event && kindChecks(read.event, edition, matchGames ?? 0, tables);
  const known = {
    ...verdict,
    ...ofTimes(verdict.times, read, edition, choices),
    edition,
    method,
    matchGames,
    kindChecks: checks ?? [],
  };
  const failed = checks?.find(({ passes, isNeeded }) => isNeeded && !passes);
  if (failed !== undefined) {
    return { ...known, obstacle: { kind: "not rated", check: failed, edition } };
  }
  const { roundRobin } = read;
  const fewPoints = event === null ? [] : fewPointsOf(event, edition, choices.later);
  const swiss = { ...known, fewPoints, reportable: event };
  if (roundRobin === null) return { ...swiss, obstacle: { kind: "no round robin" } };
  if (!method.hasRobin) return { ...swiss, obstacle: { kind: "method gone" } };
  return { ...known, ...ofRobin(roundRobin, event, { edition, method, startDate }, choices) };
}

/** Of what is no table at all nothing is asked. */
function isTable({ findings }: ReadEvent): boolean {
  return !findings.some(({ key }) => key === "noTable");
}

/** 7.2.1 (rapid and blitz): in standard chess nobody counts with another list's rating. */
function readSource({ cells, asked }: SelectedCells, choices: Choices): Reading {
  const standardColumn = choices.pace === "standard" ? null : choices.standardColumn;
  return readTable(cells, asked, { ...choices, standardColumn });
}

interface Rules {
  readonly edition: Edition;
  readonly method: Edition;
  readonly startDate: Day | null;
}

function ofRobin(
  roundRobin: RoundRobin,
  event: TournamentEvent | null,
  { edition, method, startDate }: Rules,
  choices: Choices,
): Partial<Verdict> {
  const { reason, ...rest } = robinVerdict(roundRobin, method, choices);
  const isUnplayed = reason?.key === "unplayedGame";
  /** Without an unrated player who counts there is nothing to iterate. */
  const leftOut = rest.fewPoints.filter(({ isLater }) => !isLater).length;
  const unrated = roundRobin.players.filter(({ rating }) => rating === null).length;
  const hasReport = reason === null || isUnplayed || leftOut === unrated;
  const isIterated = reason === null && !rest.isEverybodyRated && edition.hasRobin;
  return {
    ...rest,
    ...(isUnplayed && event !== null
      ? { fewPoints: fewPointsOf(event, edition, choices.later) }
      : {}),
    obstacle: reason === null ? null : { kind: isUnplayed ? "unplayed" : "reason", reason },
    reportable: hasReport ? event : null,
    iterated: isIterated ? roundRobin : null,
    isTeaching: isForTeaching(method, edition, startDate),
  };
}

/** What the sheet tells of days and pace, unless a person says otherwise. */
function timesOf(reading: Reading, { start, end }: EventDays, choices: Choices): EventTimes {
  const { data } = reading;
  const { minutes, increment } = timeFields(reading, choices);
  return {
    startDate: start,
    endDate: end,
    roundDays: data.roundDays,
    timeControl: minutes === null ? null : { minutes, increment: increment ?? 0 },
  };
}

function ofTimes(times: EventTimes, read: ReadEvent, edition: Edition, choices: Choices) {
  const { championship, official } = choices;
  const players = (read.event ?? read.roundRobin)?.players ?? [];
  const { startDate, endDate } = times;
  const areKnown = startDate !== null && endDate !== null && endDate >= startDate;
  const ratings = players.map(({ rating }) => rating);
  const games = Math.max(0, ...(read.event?.players ?? []).map((player) => player.games.length));
  return {
    timeChecks: timeChecks(times, ratings, edition, { games, championship }),
    deadlines: areKnown ? deadlines(startDate, endDate, edition, editionOn, official) : null,
  };
}

function nothing(reading: Reading, read: ReadEvent, times: EventTimes): Verdict {
  return {
    reading,
    read,
    startDate: times.startDate,
    times,
    timeChecks: [],
    deadlines: null,
    edition: null,
    method: null,
    obstacle: null,
    fewPoints: [],
    composition: [],
    kindChecks: [],
    matchGames: null,
    isEverybodyRated: false,
    reportable: null,
    iterated: null,
    isTeaching: false,
  };
}

function matchGamesOf({ kind, event }: ReadEvent, { matchGames }: Choices): number | null {
  if (kind !== "match" || event === null) return null;
  return matchGames ?? gamesOfMatch(event);
}
