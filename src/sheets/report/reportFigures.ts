import { isReason } from "../../rules/reason";
import { eventReport, type ReportRow } from "../../rules/report/eventReport";
import type { FirstResult } from "../../rules/report/firstResult";
import { figuresOfColumns, inUnits, type FiguresOf, type NamedFigures } from "../figures";
import { shown } from "../table";
import { reportColumns } from "./columns/order";
import type { ReportOrder } from "./order";
import type { ReportColumn } from "./layout";

/** What the rules give for the players of a report. */
export function reportFigures(order: ReportOrder): readonly NamedFigures[] {
  const { event, edition } = order;
  const { rows } = eventReport(event, edition, order);
  return figuresOfColumns(shown(reportColumns(edition), order), FIGURES, rows);
}

const FIGURES: FiguresOf<ReportColumn, ReportRow> = {
  n: ({ n }) => n,
  w: ({ w }) => inUnits(w, 2),
  rc: ({ rc }) => rc,
  ra: ({ ra }) => ra,
  we: ({ rated }) => inUnits(rated?.we, 100),
  wMinusWe: ({ rated }) => inUnits(rated?.wMinusWe, 100),
  /** Given to an unrated player, it stands there all the same. */
  k: ({ rated }) => rated?.k.k,
  kCounted: ({ rated }) => rated?.kCounted ?? null,
  change: ({ rated }) => inUnits(rated?.change, 100),
  rn: ({ rated }) => rated?.newRating ?? null,
  p: (row) => inUnits(firstOf(row)?.p, 100),
  dp: (row) => firstOf(row)?.dp ?? null,
  ru: (row) => firstOf(row)?.ru ?? null,
};

function firstOf({ first }: ReportRow): FirstResult | null {
  return isReason(first) ? null : first;
}
