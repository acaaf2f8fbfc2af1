import type { CorrectionOrder } from "../../sheets/correction/order";
import type { ReportSide } from "../../sheets/correction/reportSide";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { haveSamePlayers } from "./sameEvent";

/** Names of the sheets that are compared. */
export interface ReportPair {
  readonly before: string;
  readonly after: string;
}

/** A report that was set aside when another was made in its place. */
export interface RenewedReport extends NamedReport {
  /** The sheet in its place. */
  readonly successor: string;
}

/** Why two reports are not compared. */
export type NoCorrection =
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "same" | "no report" };

interface CorrectionPlanned {
  readonly kind: "planned";
  readonly order: CorrectionOrder;
  /** Reports with few players in common are hardly of one event. */
  readonly isOneEvent: boolean;
}

/** A side is null where its sheet is no report, or that of its games is gone. */
export function correctionOf(
  before: ReportSide | null,
  after: ReportSide | null,
): CorrectionPlanned | NoCorrection {
  if (before === null || after === null) return { kind: "no report" };
  if (before.sheet === after.sheet) return { kind: "same" };
  const error = before.report.error ?? after.report.error;
  if (error !== null) return { kind: "not calculated", error };
  const isOneEvent = haveSamePlayers(before.report, after.report);
  return { kind: "planned", order: { before, after }, isOneEvent };
}

/**
 * What was made anew last, and what stood in its place; else the last for the corrected event's, and the one of
 * the same event made before it.
 */
export function likelyPair(
  found: readonly NamedReport[],
  renewed: readonly RenewedReport[] = [],
): ReportPair {
  const newest = renewed.filter(({ successor }) => isAmong(found, successor)).at(-1);
  if (newest !== undefined) return { before: newest.sheet, after: newest.successor };
  const after = found[found.length - 1];
  const others = found.filter((each) => each !== after);
  const sameEvent = others.filter(({ report }) => report.title === after?.report.title);
  const before = sameEvent[sameEvent.length - 1] ?? others[others.length - 1];
  return { before: before?.sheet ?? "", after: after?.sheet ?? "" };
}

/** Who chooses what was set aside means what stands in its place for the other. */
export function pairChosen(
  change: Partial<ReportPair>,
  found: readonly NamedReport[],
  renewed: readonly RenewedReport[],
): Partial<ReportPair> {
  const successor = renewed.find(({ sheet }) => sheet === change.before)?.successor;
  return successor !== undefined && isAmong(found, successor)
    ? { ...change, after: successor }
    : change;
}

function isAmong(found: readonly NamedReport[], name: string): boolean {
  return found.some(({ sheet }) => sheet === name);
}
