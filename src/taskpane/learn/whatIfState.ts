import type { EditionId } from "../../rules/editions/edition";
import type { Working } from "../work";

export interface WhatIfState extends Working {
  readonly edition: EditionId;
  readonly k: number;
}

/** Changes what is asked. */
export type AskWhatIf = (change: Partial<Omit<WhatIfState, keyof Working>>) => void;
