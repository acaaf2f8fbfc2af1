import type { CorrectionOrder, PeriodCorrectionOrder } from "../../sheets/correction/order";
import { errorOf, type PeriodSide } from "../../sheets/correction/periodSide";
import type { ReportSide } from "../../sheets/correction/reportSide";
import { madeOf, type Made } from "../../sheets/renewal/made";
import type { WrittenSheet } from "../../sheets/writeSheets";
import { haveSamePlayers } from "./sameEvent";

/** Names of the sheets that are compared. */
export interface ReportPair {
  readonly before: string;
  readonly after: string;
}

/** A sheet that can be compared with another of its kind. */
export interface Comparable {
  readonly kind: "report" | "period";
  readonly sheet: string;
  /** The same of what is made a second time: the event of a report, the list of a period. */
  readonly subject: string;
}

/** What was set aside when another was made in its place. */
export interface RenewedComparable extends Comparable {
  /** The sheet in its place. */
  readonly successor: string;
}

/** What a workbook has of both. */
export interface ComparableSheets {
  readonly found: readonly Comparable[];
  /** Only what was before can be chosen among them. */
  readonly renewed: readonly RenewedComparable[];
}

/** Why two sheets are not compared. */
export type NoCorrection =
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "same" | "no report" | "no period" };

interface Planned<Order> {
  readonly kind: "planned";
  readonly order: Order;
  /** Reports with few players in common are hardly of one event, periods of one federation. */
  readonly areAlike: boolean;
}

/** A side is null where its sheet is no report, or that of its games is gone. */
export function correctionOf(
  before: ReportSide | null,
  after: ReportSide | null,
): Planned<CorrectionOrder> | NoCorrection {
  if (before === null || after === null) return { kind: "no report" };
  if (before.sheet === after.sheet) return { kind: "same" };
  const error = before.report.error ?? after.report.error;
  if (error !== null) return { kind: "not calculated", error };
  const areAlike = haveSamePlayers(before.report, after.report);
  return { kind: "planned", order: { before, after }, areAlike };
}

interface MadeSheet {
  readonly sheet: Pick<WrittenSheet, "name">;
  readonly made: Made;
}

/** Reports that were made anew in their places since a period was: it follows them, and no longer shows what they were. */
function madeAnewSince(
  { period, read }: PeriodSide,
  sheets: readonly MadeSheet[],
): readonly string[] {
  const made = madeOf(period.names);
  if (made === null) return [];
  const taken = new Set(
    read.players.flatMap(({ results }) => results.flatMap(({ report }) => report?.sheet ?? [])),
  );
  return sheets
    .filter((each) => each.made.on > made.on && taken.has(each.sheet.name))
    .map(({ sheet }) => sheet.name);
}

/** A side is null where its sheet is no period, or that of its results is gone. */
export function periodCorrectionOf(
  before: PeriodSide | null,
  after: PeriodSide | null,
  sheets: readonly MadeSheet[],
): Planned<Omit<PeriodCorrectionOrder, "reports">> | NoCorrection {
  if (before === null || after === null) return { kind: "no period" };
  if (before.sheet === after.sheet) return { kind: "same" };
  const error = errorOf(before) ?? errorOf(after);
  if (error !== null) return { kind: "not calculated", error };
  const areAlike = haveSamePlayers(before.read, after.read);
  const madeAnew = madeAnewSince(before, sheets);
  return { kind: "planned", order: { before, after, madeAnew }, areAlike };
}

/** One of a kind, and another to compare it with. */
export function canCompare({ found, renewed }: ComparableSheets): boolean {
  return found.some(({ kind }) => ofKind(kind, [...found, ...renewed]).length > 1);
}

/**
 * What was made anew last, and what stood in its place; else the last report for the corrected event's, and the
 * one of the same event made before it; where there are no two reports, the same of periods.
 */
export function likelyPair({ found, renewed }: ComparableSheets): ReportPair {
  const newest = renewed.filter(({ successor }) => named(found, successor)).at(-1);
  if (newest !== undefined) return { before: newest.sheet, after: newest.successor };
  const [reports, periods] = [ofKind("report", found), ofKind("period", found)];
  const all = reports.length > 1 || periods.length < 2 ? reports : periods;
  const after = all.at(-1);
  const others = all.filter((each) => each !== after);
  const sameSubject = others.filter(({ subject }) => subject === after?.subject);
  const before = sameSubject.at(-1) ?? others.at(-1);
  return { before: before?.sheet ?? "", after: after?.sheet ?? "" };
}

/**
 * Who chooses what was set aside means what stands in its place for the other; a period is compared with a
 * period.
 */
export function pairChosen(
  change: Partial<ReportPair>,
  { found, renewed, after }: ComparableSheets & Pick<ReportPair, "after">,
): Partial<ReportPair> {
  const { before } = change;
  if (before === undefined) return change;
  const successor = renewed.find(({ sheet }) => sheet === before)?.successor;
  if (successor !== undefined && named(found, successor)) return { ...change, after: successor };
  const kind = named([...found, ...renewed], before)?.kind;
  if (kind === undefined || named(found, after)?.kind === kind) return change;
  const others = ofKind(kind, found);
  const other = others.filter(({ sheet }) => sheet !== before).at(-1) ?? others.at(-1);
  return { ...change, after: other?.sheet ?? "" };
}

export function ofKind<T extends Comparable>(
  kind: Comparable["kind"],
  all: readonly T[],
): readonly T[] {
  return all.filter((each) => each.kind === kind);
}

export function named(all: readonly Comparable[], sheet: string): Comparable | undefined {
  return all.find((each) => each.sheet === sheet);
}
