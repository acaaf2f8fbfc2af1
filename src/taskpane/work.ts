import { faultText } from "./faultText";
import { NotLoaded } from "./later";
import { Declined, type Reply } from "./question";
import type { SelfCheck } from "../desk/selfCheck";
import { Cancelled, LeftBehind, type WrittenSheet } from "../sheets/writeSheets";
import type { Renewed } from "../sheets/renewal/renewSheets";
import { Protected } from "./excel/protection";
import { StillCalculating } from "./excel/reading";
import type { CellPlace } from "../tournament/sheetCells";

/** What became last of what was asked of Excel. */
export type Work =
  | { readonly kind: "none" }
  /** A person can stop what is planned or written, not what is read. */
  | { readonly kind: "reading" | "working" }
  | { readonly kind: "planning" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "cancelling" | "cancelled" }
  /** Nothing was to be made after all. */
  | { readonly kind: "declined" }
  /** A sheet of the same thing is there. */
  | { readonly kind: "asking"; readonly sheet: string }
  | { readonly kind: "brought back"; readonly names: string }
  | Made
  | { readonly kind: "removed" | "already gone"; readonly names: string }
  | Failed;

export interface Made {
  readonly kind: "made";
  readonly sheets: readonly WrittenSheet[];
  /** Names of those that are there no longer; empty where all are. */
  readonly gone: string;
  /** Where they stand beside sheets of the same thing: what is as it was typed into those. */
  readonly kept?: readonly string[];
  /** Where the sheets stand in the place of others. */
  readonly renewed?: Renewed;
  /** The first sheet against the rules, once it is read back. */
  readonly check?: SelfCheck;
}

type Failed = Fault & {
  /** What was to be taken back, and can be once more. */
  readonly still?: Made;
};

type Fault =
  | { readonly kind: "no single area" | "cell edited" | "still calculating" | "not loaded" }
  /** Of a sheet by its name, or of the whole workbook; and what could not be taken back. */
  | { readonly kind: "protected"; readonly sheet: string | null; readonly left: string }
  /** What Excel could not do, and the names of sheets that it may have left. */
  | {
      readonly kind: "failed";
      readonly what: string;
      readonly left: string;
      /** Excel's own word for it. */
      readonly code?: string;
    };

/** What every page shows of it. */
export interface Working {
  /** Something is asked of Excel that must not be asked twice. */
  readonly isBusy: boolean;
  readonly work: Work;
}

export const IDLE: Working = { isBusy: false, work: { kind: "none" } };

/** What a person can do about it on every page. */
export interface WorkActions {
  readonly cancel: () => void;
  readonly reply: (reply: Reply) => void;
  /** Deletes what was made last, and brings back what stood there. */
  readonly undo: () => void;
  /** What whoever looks into a fault has to know, as text. */
  readonly details: (fault: string | null) => string;
  /** Shows a cell of a sheet. */
  readonly showCell: (sheet: string, place: CellPlace) => void;
}

const UNDER_WAY: readonly Work["kind"][] = [
  "reading",
  "working",
  "planning",
  "writing",
  "cancelling",
  "asking",
];

export function isUnderWay({ kind }: Work): boolean {
  return UNDER_WAY.includes(kind);
}

const FAILURES: readonly Work["kind"][] = [
  "failed",
  "no single area",
  "cell edited",
  "still calculating",
  "not loaded",
  "protected",
];

export function isFailed(work: Work): work is Failed {
  return FAILURES.includes(work.kind);
}

/** What a person can take back; null: nothing. */
export function madeIn(work: Work): Made | null {
  if (work.kind === "made") return work;
  return isFailed(work) ? (work.still ?? null) : null;
}

/** Excel's codes for several areas, or a chart, that are selected; and for a cell that somebody types in. */
const WITHOUT_FAULT: Readonly<Record<string, "no single area" | "cell edited">> = {
  InvalidSelection: "no single area",
  InvalidOperationInCellEditMode: "cell edited",
};

export function workOf(error: unknown): Work {
  if (error instanceof Cancelled) return { kind: "cancelled" };
  if (error instanceof Declined) return { kind: "declined" };
  if (error instanceof NotLoaded) return { kind: "not loaded" };
  if (error instanceof StillCalculating) return { kind: "still calculating" };
  if (error instanceof Protected) {
    return { kind: "protected", sheet: error.sheet, left: error.left.join(", ") };
  }
  const { code } = error as { readonly code?: string };
  const kind = WITHOUT_FAULT[code ?? ""];
  if (kind !== undefined) return { kind };
  const left = error instanceof LeftBehind ? error.names.join(", ") : "";
  return {
    kind: "failed",
    what: faultText(error),
    left,
    ...(code !== undefined && { code }),
  };
}

/** What is made is spoken of by the name of its first sheet. */
export function nameOfFirst([first]: readonly WrittenSheet[]): string {
  return first?.name ?? "";
}

export function namesOf(sheets: readonly WrittenSheet[]): string {
  return sheets.map(({ name }) => name).join(", ");
}
