import { timeConditions } from "../../tournament/conditions";
import { hasException } from "../../rules/careerTerms";
import { aboutOf } from "./rulesOfEvent";
import { othersOpen } from "../../rules/editions/openReading";
import { minutesOf } from "../../rules/timeControl";
import type { SheetTexts } from "../../i18n/sheets";
import type { NamedFigures } from "../../sheets/figures";
import { iterationFigures } from "../../sheets/iteration/iterationFigures";
import { iterationSheet } from "../../sheets/iteration/iterationSheet";
import type { ReportOrder } from "../../sheets/report/order";
import { reportFigures } from "../../sheets/report/reportFigures";
import { reportSheets, wishedNames } from "../../sheets/report/reportSheets";
import type { SheetPlan } from "../../sheets/sheetPlan";
import { listNamed } from "../../tournament/ratingChoice";
import type { RoundRobin } from "../../tournament/roundRobin";
import { NO_CHOICES, type Choices } from "./choices";
import { robinOf } from "./readEvent";
import type { TableOnDesk } from "./tableDesk";
import { hasIteration, hasReport, type Both, type ReportAlone } from "./verdict";
import { matchGamesOf } from "./verdictOf";

/** Sheets to be made: how they are to be called, and what stands in them once that is sure. */
export interface Plans {
  readonly wished: readonly string[];
  readonly plansOf: (names: readonly string[]) => readonly SheetPlan[];
  /** What the rules give for the first of them. */
  readonly figures: () => readonly NamedFigures[];
}

/** As the event is called, else as the sheet of its table. */
function titleOf(name: string | null, sheet: string) {
  return { title: name ?? sheet, isNamed: name !== null };
}

/** Null where the table has no iteration sheet. */
export function iterationPlans(
  { source, verdict }: TableOnDesk,
  choices: Choices,
  texts: SheetTexts,
): Plans | null {
  if (!hasIteration(verdict)) return null;
  const { method, times, roundRobin, isTeaching, reading } = verdict;
  const { style, championship, later } = choices;
  const order = {
    event: roundRobin,
    edition: method,
    isByHand: choices.edition !== "by date",
    style,
    asPrinted: choices.asPrinted && method.example === "with figures of its own",
    startDate: times.startDate,
    endDate: times.endDate,
    kReading: choices.kReading,
    championship,
    later,
    others: othersOpen(choices.others, method),
    /** What is shown for teaching alone is not rated by it. */
    ...(!isTeaching && { conditions: timeConditions(verdict.timeChecks, method) }),
    ...titleOf(aboutOf(reading).name, source.sheet),
    isTeaching,
  };
  const plan = iterationSheet(order, texts);
  const figures = () => iterationFigures(order);
  return { wished: [plan.name], plansOf: () => [plan], figures };
}

/** Null where the table has no rating report. */
export function reportPlans(table: TableOnDesk, choices: Choices, texts: SheetTexts): Plans | null {
  const { verdict } = table;
  if (!hasReport(verdict)) return null;
  return plansOfOrder(reportOrder(table, verdict, choices), texts);
}

/** The event of a table as its report takes it. */
export function reportOrder(
  { source, parts }: TableOnDesk,
  verdict: ReportAlone | Both,
  choices: Choices,
): ReportOrder {
  const { edition, times, event, reading, read } = verdict;
  const { style, hasPages, championship, later } = choices;
  const roundRobin = iteratedIn(verdict);
  return {
    event,
    edition,
    isByHand: choices.edition !== "by date",
    style,
    startDate: times.startDate,
    kReading: choices.kReading,
    endDate: times.endDate,
    ratingsList: listNamed(reading.ratings, edition),
    list: verdict.deadlines?.list ?? null,
    ...titleOf(aboutOf(reading).name, source.sheet),
    tables: 1 + parts.length,
    isException: choices.isException && hasException(edition),
    matchGames: matchGamesOf(read, choices),
    robin: roundRobin === null ? null : { event: roundRobin, championship, later },
    later: roundRobin === null ? later : NO_CHOICES.later,
    isUnplayed: verdict.kind === "report" && verdict.why.kind === "unplayed",
    others: othersOpen(choices.others, edition),
    conditions: timeConditions(verdict.timeChecks, edition),
    hasPages,
    ...(times.timeControl !== null && {
      tooFast: { minutes: minutesOf(times.timeControl), games: verdict.leftOut },
    }),
  };
}

/** Whose iteration stands beside the report; without a dp it shows whose score has none: 10.1 (2005). */
function iteratedIn(verdict: ReportAlone | Both): RoundRobin | null {
  if (verdict.kind === "iteration and report")
    return verdict.isIterated ? verdict.roundRobin : null;
  const { why, read } = verdict;
  return why.kind === "reason" && why.reason.key === "dpUndefined" ? robinOf(read) : null;
}

export function plansOfOrder(order: ReportOrder, texts: SheetTexts): Plans {
  return {
    wished: wishedNames(order, texts),
    plansOf: (names) => reportSheets(order, names, texts),
    figures: () => reportFigures(order),
  };
}
