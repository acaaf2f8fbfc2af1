import { greatest } from "../../rules/greatest";
import type { Edition } from "../../rules/editions/edition";
import { isReason, type Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { PeriodOrder } from "../../sheets/period/order";
import { resultsOfReports, type NamedReport } from "../../sheets/period/resultsOfReports";
import { isError, type Finding } from "../../tournament/finding";
import { readPeriod } from "../../tournament/period/readPeriod";
import type { SelectedCells } from "../selectedCells";
import {
  areOfOnePace,
  lastDay,
  lastReport,
  likelyList,
  listsOf,
  listsOfDays,
  sameTwice,
} from "./foundReports";
import { firstRatingsOf, linkTo, type NamedFirstRating } from "./firstRatingSheets";
import { editionFor, type Rules } from "./rules";

/** What stands in the way of a period's sheet. */
export type NoPeriod =
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "gone"; readonly sheets: readonly string[] }
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "reason"; readonly reason: Reason }
  | { readonly kind: "no list" | "no day" | "no reports" | "several paces" };

/** What a person should look over although the sheet can be made. */
export interface PeriodDoubts {
  /** Two reports that seem to be of one event. */
  readonly twice: readonly [string, string] | null;
  /** The lists that count the events, where it is not one. */
  readonly lists: readonly Day[];
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
}

/** Of the reports that are ticked, as they stand in the workbook now. */
export function periodOfReports(
  reports: readonly NamedReport[],
  ticked: readonly string[],
  { rules, list }: PeriodChoices,
  firstRatings: readonly NamedFirstRating[] = [],
): PeriodPlanned | NoPeriod {
  const gone = ticked.filter((name) => !reports.some(({ sheet }) => sheet === name));
  if (gone.length > 0) return { kind: "gone", sheets: gone };
  const last = lastReport(reports)?.report;
  if (last === undefined) return { kind: "no reports" };
  if (!areOfOnePace(reports)) return { kind: "several paces" };
  const error = reports.find(({ report }) => report.error !== null)?.report.error ?? null;
  if (error !== null) return { kind: "not calculated", error };
  const players = resultsOfReports(reports);
  const order: PeriodOrder = {
    players,
    ...linksTo(firstRatings, players, last.edition),
    edition: last.edition,
    isByHand: false,
    style: rules.style,
    list: listOf(list, lastDay(reports)),
  };
  const doubts = { twice: sameTwice(reports), lists: listsOf(reports), findings: [] };
  return { kind: "planned", order, doubts };
}

/** Of the list of results that is selected. */
export function periodOfList(
  selected: SelectedCells | null,
  { rules, list }: PeriodChoices,
  firstRatings: readonly NamedFirstRating[] = [],
): PeriodPlanned | NoPeriod {
  const read = selected === null ? null : readPeriod(selected.cells, selected.selected);
  if (read === null || read.players.length === 0) return { kind: "no list" };
  const { players, findings } = read;
  if (findings.some(isError)) return { kind: "findings", findings };
  const days = players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? []));
  const last = days.length === 0 ? null : greatest(days);
  const edition = editionFor(rules, last);
  if (edition === null) return { kind: "no day" };
  if (isReason(edition)) return { kind: "reason", reason: edition };
  const order: PeriodOrder = {
    players,
    ...linksTo(firstRatings, players, edition),
    edition,
    isByHand: rules.edition !== "by date",
    style: rules.style,
    list: listOf(list, last),
  };
  return { kind: "planned", order, doubts: { twice: null, lists: listsOfDays(days), findings } };
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

/** The list to be shown before the sheet is made: the one chosen, or the one that the ticked suggest. */
export function listShown(
  ticked: readonly NamedReport[],
  chosen: Day | null | undefined,
): Day | null {
  return listOf(chosen, lastDay(ticked));
}

function listOf(chosen: Day | null | undefined, last: Day | null): Day | null {
  if (chosen !== undefined) return chosen;
  return last === null ? null : likelyList(last);
}
