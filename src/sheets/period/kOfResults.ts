import { number, type Expr } from "../../formula/expr";
import { cellAt, onSheet } from "../../formula/reference";
import type { Edition } from "../../rules/editions/edition";
import { kOfEach, kOfPeriod, type KOfPeriod } from "../../rules/kOfPeriod";
import type { KFacts } from "../../rules/kFacts";
import type { KOfPlayer } from "../../rules/kOfPlayer";
import type { Day } from "../../rules/units";
import type { LinkedResult } from "./order";

/** How a player's results come to their K. */
export interface KOfResults {
  /** The result whose K the others of the period take; null: each has its own. */
  readonly first: number | null;
  readonly takesFirst: readonly boolean[];
  /** Whether K is looked up here: it is no other result's, and no report's. */
  readonly isSought: readonly boolean[];
  /** What is known there: of the first, at the start. */
  readonly facts: readonly (KFacts | null)[];
  /** Results whose K is looked up although a report shows one: it is another at the start. */
  readonly isSoughtAnew: readonly boolean[];
  /** K of the events that do not count, as numbers or as the reports' cells. */
  readonly passedOver: readonly Expr[];
  /** K is by the rating alone. */
  readonly isByRating: boolean;
  /** K depends on an age that nothing tells. */
  readonly isAgeOpen: boolean;
}

export function kOfResults(
  results: readonly LinkedResult[],
  edition: Edition,
  start: Day | null,
): KOfResults {
  const of = kOfPeriod(results, edition, start);
  const { first, atStart, isAtStart, own } = of;
  const takesFirst = isAtStart.map((is, index) => is && index !== first);
  const isSoughtAnew = results.map((result, index) => index === first && isAnother(result, of));
  const isSought = results.map(
    ({ report }, index) =>
      takesFirst[index] !== true && (report === undefined || isSoughtAnew[index] === true),
  );
  const counted = kOfEach(of);
  /** Of each that does not take the first's. */
  const decided = own.map((each, index) => {
    if (takesFirst[index]) return null;
    return index === first ? atStart : each;
  });
  const isAny = (is: (each: KOfPlayer) => boolean) =>
    decided.some((each, index) => each !== null && is(each) && isAsDecided(results[index], each));
  return {
    first,
    takesFirst,
    isSought,
    facts: factsSought(results, isSought, of),
    isSoughtAnew,
    passedOver: passedOver(
      results.flatMap(({ report }, index): (OnReport | number)[] => {
        if (takesFirst[index] !== true && isSoughtAnew[index] !== true) return [];
        if (report !== undefined) return report.columns.k === null ? [] : [report];
        const k = own[index]?.k;
        return k === undefined || k === counted[index] ? [] : [k];
      }),
    ),
    isByRating: isAny(({ by }) => by === "rating alone"),
    isAgeOpen: isAny(({ isAgeOpen }) => isAgeOpen),
  };
}

/** Of the first all that any of the events tells. */
function factsSought(
  results: readonly LinkedResult[],
  isSought: readonly boolean[],
  { first, facts }: KOfPeriod,
): readonly (KFacts | null)[] {
  return results.map((result, index) => {
    if (isSought[index] !== true) return null;
    return index === first ? facts : (result.facts ?? null);
  });
}

type OnReport = NonNullable<LinkedResult["report"]>;

/** More links a formula of Excel does not hold, four times each. */
const MOST_LINKS = 20;

/** Linked to the reports; of too many the K that they show now. */
function passedOver(all: readonly (OnReport | number)[]): readonly Expr[] {
  if (all.length <= MOST_LINKS) {
    return all.map((each) => (typeof each === "number" ? number(each) : kOnReport(each)));
  }
  const shown = all.flatMap((each) => (typeof each === "number" ? each : (each.k ?? [])));
  return [...new Set(shown)].map(number);
}

function kOnReport({ sheet, row, columns }: OnReport): Expr {
  return onSheet(sheet, cellAt(row, columns.k ?? 0, "both"));
}

/** Whether the first result's report shows another K than what is known gives at the start. */
function isAnother({ report }: LinkedResult, { first, atStart, own }: KOfPeriod): boolean {
  if (report === undefined || atStart === null || first === null) return false;
  if (atStart.by === "given" || atStart.by === "rating alone") return false;
  return report.k === own[first]?.k && report.k !== atStart.k;
}

/** A report that shows another K knows more than its facts. */
function isAsDecided(result: LinkedResult | undefined, { k }: KOfPlayer): boolean {
  return result?.report === undefined || result.report.k === k;
}
