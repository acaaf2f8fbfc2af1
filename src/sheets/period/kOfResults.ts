import type { Edition } from "../../rules/editions/edition";
import { kOfEach, kOfPeriod } from "../../rules/kOfPeriod";
import { NOTHING_KNOWN, type KnownForK } from "../../rules/kOfPlayer";
import { periodOfList, periodStart } from "../../rules/ratingPeriod";
import type { Day } from "../../rules/units";
import type { LinkedResult, PeriodOrder } from "./periodSheets";

/** The first day of the period that the list counts; without a list, that of the last event. */
export function startOfPeriod({ players, edition, list }: PeriodOrder): Day | null {
  if (list !== null) return periodOfList(list, edition);
  const days = players.flatMap(({ results }) => results.flatMap(({ day }) => day ?? []));
  return days.length === 0 ? null : periodStart(Math.max(...days), edition);
}

/** How a player's results come to their K. */
export interface KOfResults {
  /** The result whose K the others of the period take; null: each has its own. */
  readonly first: number | null;
  readonly takesFirst: readonly boolean[];
  /** What is known beside the rating where K has to be looked up: of the first, at the start. */
  readonly known: readonly KnownForK[];
  /** Results whose K is looked up although a report shows one: it is another at the start. */
  readonly isSoughtAnew: readonly boolean[];
  /** K of the events that do not count, as numbers or as the reports' cells. */
  readonly passedOver: readonly string[];
  /** K is by the rating alone. */
  readonly isByRating: boolean;
}

export function kOfResults(
  results: readonly LinkedResult[],
  edition: Edition,
  start: Day | null,
): KOfResults {
  const of = kOfPeriod(results, edition, start);
  const { first, atStart, isAtStart, own } = of;
  const counted = kOfEach(of);
  /** A report of which something else is known shows another K than its facts give: it stands. */
  const isSoughtAnew = results.map(
    ({ report }, index) =>
      index === first &&
      report !== undefined &&
      atStart?.by !== "given" &&
      atStart?.by !== "rating alone" &&
      report.k === own[index]?.k &&
      report.k !== atStart?.k,
  );
  const takesFirst = isAtStart.map((is, index) => is && index !== first);
  return {
    first,
    takesFirst,
    known: own.map((each, index) => (index === first ? atStart : each)?.known ?? NOTHING_KNOWN),
    isSoughtAnew,
    passedOver: results.flatMap(({ report }, index) => {
      if (takesFirst[index] !== true && isSoughtAnew[index] !== true) return [];
      if (report !== undefined) return [report.cells.k];
      const k = own[index]?.k;
      return k === undefined || k === counted[index] ? [] : [String(k)];
    }),
    isByRating: [...own.keys()].some((index) => {
      if (takesFirst[index]) return false;
      const { by, k } = (index === first ? atStart : own[index]) ?? {};
      const shown = results[index]?.report?.k;
      return by === "rating alone" && (shown === undefined || shown === k);
    }),
  };
}
