import { Cancelled, type WrittenSheet } from "../../sheets/writeSheets";
import { failureOf, type Failure } from "../failure";

/** The last thing that happened, for the line that is read aloud. */
export type Happening =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | { readonly kind: "writing"; readonly done: number; readonly total: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "nothing selected" }
  | { readonly kind: "no single area" }
  /** A further table has findings that have to be settled first. */
  | { readonly kind: "not pooled" | "already there" }
  | { readonly kind: "changed since" }
  | ({ readonly kind: "failed" } & Failure)
  | { readonly kind: "created"; readonly sheets: readonly WrittenSheet[] }
  | { readonly kind: "removed" | "already gone"; readonly names: string };

/** Excel's code for several areas, and for a chart that is selected. */
const NO_SINGLE_AREA = "InvalidSelection";

export function happeningOf(error: unknown): Happening {
  if (error instanceof Cancelled) return { kind: "cancelled" };
  const { code } = error as { readonly code?: string };
  if (code === NO_SINGLE_AREA) return { kind: "no single area" };
  return { kind: "failed", ...failureOf(error) };
}
