import { LeftBehind } from "../sheets/writeSheets";

/** What Excel could not do, and the names of sheets that it may have left. */
export interface Failure {
  readonly what: string;
  readonly left: string;
}

export function failureOf(error: unknown): Failure {
  const { message } = error as { readonly message?: string };
  const left = error instanceof LeftBehind ? error.names.join(", ") : "";
  return { what: message ?? String(error), left };
}
