import type { Edition } from "../../rules/editions/edition";
import type { KFacts } from "../../rules/kFacts";
import { kOfPeriod, type KCounted } from "../../rules/kOfPeriod";
import { kAtEvents, startOfPeriod } from "../../rules/period/periodReport";
import type { Day } from "../../rules/units";
import type { LinkedResult, PeriodOrder } from "./order";

type OnReport = NonNullable<LinkedResult["report"]>;

/** Where a result has its K from. */
type KSource =
  | { readonly kind: "report"; readonly report: OnReport }
  | { readonly kind: "given"; readonly k: number }
  /** Looked up in the line from what is known there. */
  | { readonly kind: "sought" };

/** How a result comes to its K. */
export interface KOfResult {
  readonly source: KSource;
  /** What it is looked up from. */
  readonly facts: KFacts | null;
  /** K that the event has alone, where it is another or may become one: as its report shows it, or a number. */
  readonly own: OnReport | number | null;
  /** K is by the rating alone. */
  readonly isByRating: boolean;
  /** K depends on an age that nothing tells. */
  readonly isAgeOpen: boolean;
}

/** Asked for by every column that may be shown. */
const known = new WeakMap<PeriodOrder, readonly (readonly KOfResult[])[]>();

/** Of all results of an order, by player. */
export function kOfOrder(order: PeriodOrder): readonly (readonly KOfResult[])[] {
  let all = known.get(order);
  if (all === undefined) {
    const { players, edition, list } = order;
    const start = startOfPeriod(players, edition, list);
    all = players.map(({ results }) => kOfResults(results, edition, start));
    known.set(order, all);
  }
  return all;
}

/** Of each of a player's results. */
function kOfResults(
  results: readonly LinkedResult[],
  edition: Edition,
  start: Day | null,
): readonly KOfResult[] {
  const events = kAtEvents(results, edition, start);
  const all = kOfPeriod(events);
  return results.map((result, index) => {
    const k = all[index] ?? null;
    const isOfDay = (each: number) => events[each]?.kDay === events[index]?.kDay;
    const shown = [index, ...all.keys()].filter(isOfDay).flatMap((each) => {
      const report = results[each]?.report;
      const own = all[each]?.own.k ?? null;
      return report === undefined || own === null ? [] : [{ report, own }];
    });
    const givenTo = k?.givenTo == null ? null : (results[k.givenTo] ?? null);
    const source = k === null ? ofUnrated(result) : sourceOf(result, k, givenTo, shown);
    return {
      source,
      facts: k !== null && source.kind === "sought" ? k.facts : null,
      own: k === null ? null : ownOf(result, source, k),
      isByRating: isAsDecided(source, k) && k?.counted.by === "rating alone",
      isAgeOpen: isAsDecided(source, k) && k?.counted.isAgeOpen === true,
    };
  });
}

/** Rated since on his report, he has its K. */
function ofUnrated({ report }: LinkedResult): KSource {
  return report === undefined ? { kind: "sought" } : { kind: "report", report };
}

/** Given to one event of the same day, shown by a report of it, or looked up. */
function sourceOf(
  { report: own }: LinkedResult,
  { counted }: KCounted,
  givenTo: LinkedResult | null,
  shown: readonly { readonly report: OnReport; readonly own: number }[],
): KSource {
  if (givenTo !== null) {
    const { report } = givenTo;
    return report === undefined ? { kind: "given", k: counted.k } : { kind: "report", report };
  }
  if (own === undefined) return { kind: "sought" };
  /** One that shows another K than its facts give knows more than they tell. */
  const found =
    shown.find(({ report, own: known }) => report.k !== null && report.k !== known) ??
    shown.find(({ report }) => report.k === counted.k);
  return found === undefined ? { kind: "sought" } : { kind: "report", report: found.report };
}

function ownOf({ report }: LinkedResult, source: KSource, { own, counted }: KCounted) {
  if (report === undefined) return own.k === counted.k ? null : own.k;
  const isElsewhere = source.kind !== "report" || source.report !== report;
  return isElsewhere && report.columns.k !== null ? report : null;
}

/** A report that shows another K knows more than its facts. */
function isAsDecided(source: KSource, k: KCounted | null): boolean {
  return k !== null && (source.kind !== "report" || source.report.k === k.counted.k);
}
