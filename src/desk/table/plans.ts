import type { SheetTexts } from "../../i18n/sheets";
import { iterationSheet } from "../../sheets/iteration/iterationSheet";
import { reportSheets, wishedNames } from "../../sheets/report/reportSheets";
import type { ReportOrder } from "../../sheets/report/order";
import type { SheetPlan } from "../../sheets/sheetPlan";
import { NO_CHOICES, type Choices } from "./choices";
import type { SelectedCells } from "../selectedCells";
import type { Verdict } from "./verdict";

/** A table that was read, with what a person chose and what follows. */
interface OnDesk {
  readonly source: SelectedCells | null;
  readonly verdict: Verdict | null;
  readonly choices: Choices;
}

/** Sheets to be made: how they are to be called, and what stands in them once that is sure. */
export interface Plans {
  readonly wished: readonly string[];
  readonly plansOf: (names: readonly string[]) => readonly SheetPlan[];
}

export function iterationPlans(
  { source, verdict, choices }: OnDesk,
  texts: SheetTexts,
): Plans | null {
  const event = verdict?.read.roundRobin ?? null;
  if (source === null || verdict === null || event === null) return null;
  const { method, obstacle, startDate, isTeaching } = verdict;
  if (method === null || obstacle !== null) return null;
  const { style, championship, later } = choices;
  const asPrinted = choices.asPrinted && method.example === "with figures of its own";
  const isWeFromRu = choices.isWeFromRu && method.hasTwoReadingsOfWe;
  const title = verdict.reading.data.name ?? source.sheet;
  const isByHand = choices.edition !== "by date";
  const order = {
    event,
    edition: method,
    isByHand,
    style,
    asPrinted,
    startDate,
    championship,
    later,
    isWeFromRu,
  };
  const plan = iterationSheet({ ...order, title, isTeaching }, texts);
  return { wished: [plan.name], plansOf: () => [plan] };
}

export function reportPlans({ source, verdict, choices }: OnDesk, texts: SheetTexts): Plans | null {
  if (source === null || verdict?.reportable == null || verdict.edition === null) return null;
  const { edition, startDate, reportable: event, iterated, matchGames } = verdict;
  const { style, hasPages, championship, later } = choices;
  const isUnplayed = verdict.obstacle?.kind === "unplayed";
  const isWeFromRu = choices.isWeFromRu && edition.hasTwoReadingsOfWe;
  const robin = iterated === null ? null : { event: iterated, championship, later, isWeFromRu };
  const order: ReportOrder = {
    event,
    edition,
    isByHand: choices.edition !== "by date",
    style,
    startDate,
    endDate: verdict.times.endDate,
    title: verdict.reading.data.name ?? source.sheet,
    matchGames,
    robin,
    later: robin === null ? later : NO_CHOICES.later,
    isUnplayed,
    hasPages,
  };
  return {
    wished: wishedNames(order, texts),
    plansOf: (names) => reportSheets(order, names, texts),
  };
}
