import type { CorrectionOrder } from "../../sheets/correction/order";
import type { ReportSide } from "../../sheets/correction/reportSide";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { haveSamePlayers } from "./sameEvent";

/** Names of the sheets that are compared. */
export interface ReportPair {
  readonly before: string;
  readonly after: string;
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

/** The last for the corrected event's, and the one of the same event made before it. */
export function likelyPair(found: readonly NamedReport[]): ReportPair {
  const after = found[found.length - 1];
  const others = found.filter((each) => each !== after);
  const sameEvent = others.filter(({ report }) => report.title === after?.report.title);
  const before = sameEvent[sameEvent.length - 1] ?? others[others.length - 1];
  return { before: before?.sheet ?? "", after: after?.sheet ?? "" };
}
