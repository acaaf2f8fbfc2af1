/** Why a file is not opened. */
export type Fault =
  | { readonly kind: "password" | "oldFormat" | "noWorkbook" }
  | { readonly kind: "damaged"; readonly part: string }
  | { readonly kind: "tooLarge"; readonly bytes: number }
  | { readonly kind: "tooManyCells"; readonly cells: number }
  | { readonly kind: "tooSpread"; readonly places: number }
  | { readonly kind: "tooFar"; readonly sheet: string; readonly cell: string };

/** Thrown before anything of what is open has changed. */
export class OpenFault extends Error {
  constructor(
    readonly fault: Fault,
    /** What came of it, where it was not foreseen. */
    readonly cause?: unknown,
  ) {
    super(JSON.stringify(fault));
  }
}

/** Thrown by who follows the progress of an opening, to end it. */
export class OpeningStopped extends Error {}

export const damaged = (part: string, cause?: unknown) =>
  new OpenFault({ kind: "damaged", part }, cause);
