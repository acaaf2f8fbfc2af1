import type { ComparedColumn } from "../../i18n/correction";
import type { SheetTexts } from "../../i18n/sheets";
import { conditionStates, conditionsTold } from "../conditionsTold";
import type { State } from "../head";
import { eventOfSheet, eventSheetName } from "../sheetName";
import type { Look } from "../sheetPlan";
import { onceAGame, playerCauses } from "./cause";
import type { Compared } from "./compared";
import { bothReports, gameCauses } from "./gameCauses";
import type { CorrectionOrder } from "./order";
import { sideOfReport, type ReportSide } from "./reportSide";
import { samePlayers } from "./samePlayers";

const FIGURES: readonly (readonly [ComparedColumn, Look])[] = [
  ["rn", "whole"],
  ["ru", "whole"],
  ["change", "change"],
  ["n", "whole"],
  ["w", "points"],
  ["wMinusWe", "change"],
  ["k", "whole"],
  ["rating", "whole"],
];

/** Two reports of one event: what was put in otherwise, and for whom it matters. */
export function comparedReports(
  { before, after }: CorrectionOrder,
  texts: SheetTexts,
): Compared<ComparedColumn> {
  const { correction: words, tabs } = texts;
  const sides = { before: sideOfReport(before), after: sideOfReport(after) };
  const pairs = samePlayers(sides.before.players, sides.after.players, true);
  const { cause } = words;
  const both = bothReports(before, after, pairs, cause);
  const inputs = [["rating", cause.rating] as const, ["k", cause.k] as const];
  const put = { inputs, name: cause.name, ofSides: words.reports };
  const event = eventOfSheet(after.sheet);
  return {
    ...sides,
    words: words.reports,
    name: eventSheetName(event, { content: tabs.correction, alone: words.reports.name }),
    subject: after.report.title,
    figures: FIGURES.map(([column, look]) => ({ column, heading: words.headings[column], look })),
    /** Of players without a new rating. */
    ratings: ["rn", "ru"],
    pairs,
    causes: onceAGame(
      pairs.flatMap((pair) => [
        ...playerCauses(sides.before, sides.after, pair, put),
        ...gameCauses(both, pair),
      ]),
    ),
    states: statesOf({ before, after }, texts),
  };
}

/** What the two events do not meet, or nobody checked. */
function statesOf(
  { before, after }: CorrectionOrder,
  { correction: { reports: words }, period, head }: SheetTexts,
): readonly State[] {
  const ofSide = ({ report }: ReportSide, which: string) =>
    conditionStates(
      conditionsTold(report.conditions, report.edition),
      period,
      `${which}${head.colon}`,
    );
  return [...ofSide(before, words.before), ...ofSide(after, words.after)];
}
