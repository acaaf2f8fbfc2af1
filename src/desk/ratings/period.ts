import { listThatCounts } from "../../rules/countingList";
import type { Edition } from "../../rules/editions/edition";
import { editionOn } from "../../rules/editions/editionOn";
import { greatest } from "../../rules/greatest";
import { USUAL_K_READING, type KReading } from "../../rules/kDay";
import { editionOfPeriod } from "../../rules/period/periodEdition";
import { isReason, type Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { PeriodOrder } from "../../sheets/period/order";
import { conditionsTold } from "../../sheets/conditionsTold";
import { resultsOfReports, type NamedReport } from "../../sheets/period/resultsOfReports";
import { unratedPlayers } from "../../sheets/firstRating/unratedPlayers";
import { careersInPeriod } from "./careersInPeriod";
import { personsOf } from "../../sheets/report/persons";
import type { Answer } from "../../tournament/identity/answers";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import { isError, type Finding } from "../../tournament/finding";
import type { PeriodPlayer } from "../../tournament/period/periodPlayer";
import { readPeriod } from "../../tournament/period/readPeriod";
import type { SelectedCells } from "../selectedCells";
import {
  areOfOnePace,
  lastReport,
  likelyListOf,
  listsOfDays,
  otherThanList,
  sameTwice,
  type OtherThanList,
} from "./foundReports";
import { firstRatingsOf, linkTo, type NamedFirstRating } from "./firstRatingSheets";
import { editionFor, type Rules } from "./rules";

/** What stands in the way of a period's sheet. */
export type NoPeriod =
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "gone"; readonly sheets: readonly string[] }
  | { readonly kind: "conditions"; readonly events: readonly UnmetEvent[] }
  | { readonly kind: "other list"; readonly sheets: readonly string[] }
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "reason"; readonly reason: Reason }
  /** Players who may be one or two. */
  | { readonly kind: "who is who"; readonly doubts: readonly Doubt[] }
  | { readonly kind: "no list" | "no day" | "no reports" | "several paces" };

/** What a person should look over although the sheet can be made. */
export interface PeriodDoubts {
  /** Two reports that seem to be of one event. */
  readonly twice: readonly [string, string] | null;
  /** Of a list of results: the lists that count its days, where it is not one. */
  readonly lists: readonly Day[];
  /** Reports that another list counts, and those of this list that are not taken. */
  readonly other: OtherThanList;
  /** Of a list: what was read in the way that they say. */
  readonly findings: readonly Finding[];
}

export interface PeriodPlanned {
  readonly kind: "planned";
  readonly order: PeriodOrder;
  readonly doubts: PeriodDoubts;
}

/** What a person chose for a period; the list undefined: as the last event suggests. */
export interface PeriodChoices {
  readonly rules: Rules;
  readonly list: Day | null | undefined;
  /** Events whose conditions are not met are taken all the same. */
  readonly isUnmetTaken?: boolean;
  /** So are events that another list counts. */
  readonly isForeignTaken?: boolean;
  /** Of the events of a list; reports have it themselves. */
  readonly kReading?: KReading;
}

/** A report whose event does not meet what articles 1 to 6 ask, and which of them. */
export interface UnmetEvent {
  readonly sheet: string;
  readonly articles: string;
}

export function unmetEvents(reports: readonly NamedReport[]): readonly UnmetEvent[] {
  return reports.flatMap(({ sheet, report }) => {
    const { unmet } = conditionsTold(report.conditions, report.edition);
    return unmet === "" ? [] : [{ sheet, articles: unmet }];
  });
}

/** Of the reports that are ticked, as they stand in the workbook now. */
export function periodOfReports(
  reports: readonly NamedReport[],
  ticked: readonly string[],
  { rules, list, isUnmetTaken = false, isForeignTaken = false }: PeriodChoices,
  firstRatings: readonly NamedFirstRating[] = [],
  /** All of the workbook: what the list counts beside those that are ticked. */
  found: readonly NamedReport[] = reports,
  answers: readonly Answer[] = [],
): PeriodPlanned | NoPeriod {
  const gone = ticked.filter((name) => !reports.some(({ sheet }) => sheet === name));
  if (gone.length > 0) return { kind: "gone", sheets: gone };
  const last = lastReport(reports)?.report;
  if (last === undefined) return { kind: "no reports" };
  if (!areOfOnePace(reports)) return { kind: "several paces" };
  const error = reports.find(({ report }) => report.error !== null)?.report.error ?? null;
  if (error !== null) return { kind: "not calculated", error };
  const events = unmetEvents(reports);
  if (events.length > 0 && !isUnmetTaken) return { kind: "conditions", events };
  const counts = listShown(found, list);
  const other = otherThanList(found, new Set(ticked), counts);
  /** 9.11 (2005), 7.13 (2011). */
  if (other.foreign.length > 0 && !isForeignTaken) {
    return { kind: "other list", sheets: other.foreign };
  }
  const persons = personsOf(reports, answers);
  if (persons.doubts.length > 0) return { kind: "who is who", doubts: persons.doubts };
  const unrated = unratedPlayers(reports, answers, persons);
  const players = careersInPeriod(resultsOfReports(reports, persons), unrated);
  const order: PeriodOrder = {
    players,
    ...linksTo(firstRatings, players, last.edition),
    edition: editionOfReports(reports, last.edition, counts),
    isByHand: false,
    kReading: kReadingOf(reports),
    style: rules.style,
    list: counts,
    missing: other.missing,
  };
  return { kind: "planned", order, doubts: { ...NO_DOUBTS, twice: sameTwice(reports), other } };
}

/** Of the list of results that is selected. */
export function periodOfList(
  selected: SelectedCells | null,
  { rules, list, kReading = USUAL_K_READING }: PeriodChoices,
  firstRatings: readonly NamedFirstRating[] = [],
  answers: readonly Answer[] = [],
): PeriodPlanned | NoPeriod {
  const read = selected === null ? null : readPeriod(selected.cells, selected.selected, answers);
  if (read === null || read.players.length === 0) return { kind: "no list" };
  const { players, findings } = read;
  if (findings.some(isError)) return { kind: "findings", findings };
  if (read.doubts.length > 0) return { kind: "who is who", doubts: read.doubts };
  const days = players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? []));
  const last = days.length === 0 ? null : greatest(days);
  const counts = listOf(list, last);
  const edition = editionOfPeriodFor(rules, counts, last);
  if (edition === null) return { kind: "no day" };
  if (isReason(edition)) return { kind: "reason", reason: edition };
  const isByHand = rules.edition !== "by date";
  const before = days.map((day) => editionOn(day)).find(isReason);
  if (!isByHand && before !== undefined) return { kind: "reason", reason: before };
  const order: PeriodOrder = {
    players: players.map((player) => withRules(player, isByHand, kReading)),
    ...linksTo(firstRatings, players, edition),
    edition,
    isByHand,
    kReading,
    style: rules.style,
    list: counts,
  };
  return { kind: "planned", order, doubts: { ...NO_DOUBTS, lists: listsOfDays(days), findings } };
}

/** Each event by the edition of its own first day, 0.1 (2014), unless a person chose one for all. */
function withRules(player: PeriodPlayer, isByHand: boolean, kReading: KReading): PeriodPlayer {
  const results = player.results.map((result) => {
    const edition = isByHand || result.day === null ? null : editionOn(result.day);
    const isOwn = edition !== null && !isReason(edition);
    return { ...result, kReading, ...(isOwn && { edition }) };
  });
  return { ...player, results };
}

/** How the reports read K, where they all do so alike. */
function kReadingOf(reports: readonly NamedReport[]): KReading {
  const [first = USUAL_K_READING, ...others] = new Set(
    reports.map(({ report }) => report.kReading),
  );
  return others.length === 0 ? first : USUAL_K_READING;
}

/** The one chosen; else of the list, and without one of the last event. */
function editionOfPeriodFor(rules: Rules, list: Day | null, last: Day | null) {
  const isByList = rules.edition === "by date" && list !== null;
  return isByList ? editionOfPeriod(list, "standard") : editionFor(rules, last);
}

/** Of the list, unless a report was made by regulations that are not those of its day. */
function editionOfReports(
  reports: readonly NamedReport[],
  last: Edition,
  list: Day | null,
): Edition {
  /** A part's edition is that of the first day of the whole. */
  const isByHand = reports.some(({ report: { edition, startDate, part } }) => {
    const first = part?.start ?? startDate;
    return first !== null && editionOn(first, edition.pace) !== edition;
  });
  const edition = list === null || isByHand ? last : editionOfPeriod(list, last.pace);
  return isReason(edition) ? last : edition;
}

/** The first ratings of those who are unrated in all their events. */
function linksTo(
  firstRatings: readonly NamedFirstRating[],
  players: PeriodOrder["players"],
  { pace }: Edition,
): Pick<PeriodOrder, "firstRatings"> {
  const links = firstRatingsOf(players, pace, firstRatings).map((found, player) => {
    const isRated = players[player]?.results.some(({ rating }) => rating !== null);
    return found === null || isRated === true ? null : linkTo(found);
  });
  return links.some((link) => link !== null) ? { firstRatings: links } : {};
}

/** The list that is chosen before its reports: by a person, or the one of the last event. */
export function listShown(
  found: readonly NamedReport[],
  chosen: Day | null | undefined,
): Day | null {
  return chosen === undefined ? likelyListOf(found) : chosen;
}

const NO_DOUBTS: PeriodDoubts = {
  twice: null,
  lists: [],
  other: { foreign: [], missing: [] },
  findings: [],
};

function listOf(chosen: Day | null | undefined, last: Day | null): Day | null {
  if (chosen !== undefined) return chosen;
  return last === null ? null : listThatCounts(last);
}
