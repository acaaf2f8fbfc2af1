import { deadlines } from "../../rules/deadlines";
import type { Edition } from "../../rules/editions/edition";
import { editionOn } from "../../rules/editions/editionOn";
import { LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import { minutesOf } from "../../rules/timeControl";
import { isReason } from "../../rules/reason";
import type { Rating } from "../../rules/units";
import type { EventDays } from "../../tournament/dates/eventDates";
import type { Event } from "../../tournament/event";
import { isError } from "../../tournament/finding";
import { fewPointsOf } from "../../tournament/kinds/fewPoints";
import { kindChecks } from "../../tournament/kinds/kindChecks";
import { withoutTooFast } from "../../tournament/kinds/tooFast";
import { gamesOfMatch } from "../../tournament/kinds/match";
import { withRatedSince } from "../../tournament/kinds/ratedSince";
import type { Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import { timeChecks, type EventTimes } from "../../tournament/timeChecks";
import type { SelectedCells } from "../selectedCells";
import type { Choices } from "./choices";
import { eventOf, playersOf, robinOf, type ReadEvent } from "./readEvent";
import { Readings } from "./readings";
import { robinVerdict } from "./robinVerdict";
import { aboutOf, daysOf, editionFor, isForTeaching, paceOfEvent } from "./rulesOfEvent";
import { timeControlFor } from "./timeFields";
import {
  isEverybodyRated,
  type Checked,
  type NoIteration,
  type Rated,
  type UnderEdition,
  type Verdict,
} from "./verdict";

/** `parts`: further tables of the same event. */
export function verdictOf(
  source: SelectedCells,
  choices: Choices,
  parts: readonly SelectedCells[] = [],
  readings = new Readings(),
): Verdict {
  const reading = readings.ofSource(source, choices);
  const read = readings.event(source, reading, parts, choices);
  const days = daysOf(aboutOf(reading), choices);
  const told = aboutOf(reading);
  const pace = paceOfEvent(told, choices);
  const table = { reading, read, times: timesOf(reading, days, choices), pace };
  const edition = editionFor(days.start, pace ?? "standard", choices);
  if (isReason(edition)) return { ...table, kind: "no edition", reason: edition };
  const count = read.findings.filter(isError).length;
  if (read.findings.some(({ key }) => key === "noTable" || key === "noGames"))
    return { ...table, kind: "no table", count };
  if (edition === null) return { ...table, kind: "day" };
  if (pace === null && told.pace.kind === "asked")
    return { ...table, kind: "pace", asked: told.pace };
  const ruled = { ...table, edition, method: methodOf(edition, choices) };
  if (count > 0 || read.by === "nothing") return { ...ruled, kind: "findings", count };
  if (read.doubts.length > 0) return { ...ruled, kind: "who is who", doubts: read.doubts };
  return byArticles(ruled, choices, 1 + parts.length);
}

/** The games that a match is over; null where the event is none. */
export function matchGamesOf(read: ReadEvent, { matchGames }: Choices): number | null {
  const event = eventOf(read);
  return event?.kind === "match" ? (matchGames ?? gamesOfMatch(event)) : null;
}

/** The edition whose method is used. */
function methodOf(edition: Edition, { teaching }: Choices): Edition {
  return edition.hasRobin || !teaching ? edition : LAST_ROBIN_EDITION;
}

/** What an edition says of an event that was read. */
function byArticles(ruled: UnderEdition, choices: Choices, tables: number): Verdict {
  const { read, edition, method, times } = ruled;
  const whole = eventOf(read);
  const minutes = times.timeControl === null ? null : minutesOf(times.timeControl);
  const { event: played, leftOut } =
    whole === null ? { event: null, leftOut: [] } : withoutTooFast(whole, minutes, edition);
  /** By the ratings of the start: who is rated since is unrated for everybody else. */
  const checks =
    played === null ? [] : kindChecks(played, edition, matchGamesOf(read, choices) ?? 0, tables);
  const timed = ofTimes(ruled, choices, { whole, played, leftOut });
  const checked = { ...ruled, ...timed, leftOut, kindChecks: checks };
  const failed =
    checks.find(({ passes, isNeeded }) => isNeeded && !passes) ??
    timed.timeChecks.find(({ isNeeded }) => isNeeded);
  if (failed !== undefined) return { ...checked, kind: "not rated", check: failed };
  const event = played === null ? null : withRatedSince(played, choices.ratedSince);
  /** 6.43 (2005): where a game is left out, not everybody has met. */
  const roundRobin = leftOut.length > 0 ? null : robinOf(read);
  if (roundRobin !== null && method.hasRobin) {
    return ofRobin(checked, roundRobin, event, choices);
  }
  const why = { kind: roundRobin === null ? "no round robin" : "method gone" } as const;
  return withoutIteration(ofSwiss(checked, event, choices), event, why);
}

/** Games against rated opponents alone count. */
function ofSwiss(checked: Checked, event: Event | null, { later }: Choices): Rated {
  const fewPoints = event === null ? [] : fewPointsOf(event, checked.edition, later);
  return { ...checked, isByRobin: false, fewPoints, composition: [] };
}

function withoutIteration(rated: Rated, event: Event | null, why: NoIteration): Verdict {
  return event === null
    ? { ...rated, kind: "neither", why }
    : { ...rated, kind: "report", why, event };
}

function ofRobin(
  checked: Checked,
  roundRobin: RoundRobin,
  event: Event | null,
  choices: Choices,
): Verdict {
  const { edition, method, times } = checked;
  const { reason, fewPoints, composition } = robinVerdict(roundRobin, method, choices);
  const rated = { ...checked, isByRobin: true, fewPoints, composition };
  if (reason?.key === "unplayedGame") {
    const asSwiss = { ...ofSwiss(checked, event, choices), composition };
    return withoutIteration(asSwiss, event, { kind: "unplayed", reason });
  }
  if (reason !== null) {
    /** Without an unrated player who counts there is nothing to iterate. */
    const leftOut = fewPoints.filter(({ isLater }) => !isLater).length;
    const unrated = roundRobin.players.filter(({ rating }) => rating === null).length;
    /** 10.1 (2005): without dp the games of the rated against each other are rated all the same. */
    const isReported = leftOut === unrated || reason.key === "dpUndefined";
    return withoutIteration(rated, isReported ? event : null, { kind: "reason", reason });
  }
  const isTeaching = isForTeaching(method, edition, times.startDate);
  const iteration = { ...rated, roundRobin, isTeaching };
  if (event === null) return { ...iteration, kind: "iteration" };
  const isIterated = edition.hasRobin && !isEverybodyRated(roundRobin);
  return { ...iteration, kind: "iteration and report", event, isIterated };
}

/** What the sheet tells of days and pace, unless a person says otherwise. */
function timesOf(reading: Reading, { start, end }: EventDays, choices: Choices): EventTimes {
  return {
    startDate: start,
    endDate: end,
    roundDays: aboutOf(reading).roundDays,
    timeControl: timeControlFor(reading, choices),
  };
}

/** 1.1, "au moins un des joueurs du tournoi": opponents who have no line of their own are in it, too. */
function ratingsOfOthers(event: Event | null): (Rating | null)[] {
  const games = event?.players.flatMap((player) => player.games) ?? [];
  return games.flatMap(({ opponent }) => (opponent.place === null ? opponent.rating : []));
}

/** An event with all of its games, and without those that are left out. */
interface Parted extends Pick<Checked, "leftOut"> {
  readonly whole: Event | null;
  readonly played: Event | null;
}

function ofTimes(
  { times, read, edition }: UnderEdition,
  { championship, official }: Choices,
  { whole, played, leftOut }: Parted,
) {
  const { startDate, endDate } = times;
  const areKnown = startDate !== null && endDate !== null && endDate >= startDate;
  const ratings = [...playersOf(read).map(({ rating }) => rating), ...ratingsOfOthers(whole)];
  const games = Math.max(0, ...(whole?.players ?? []).map((player) => player.games.length));
  const isAll = played?.players.every((player) => player.games.length === 0) ?? true;
  const tooFast = whole === null ? null : { leftOut, isAll: isAll && leftOut.length > 0 };
  return {
    timeChecks: timeChecks(times, ratings, edition, { games, championship, tooFast }),
    deadlines: areKnown ? deadlines(startDate, endDate, edition, editionOn, official) : null,
  };
}
