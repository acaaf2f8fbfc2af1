import type { Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { Finding } from "../../tournament/finding";
import type { WorkActions, Working } from "../work";
import type { Rules } from "../../desk/ratings/rules";

/** Where the results of a period come from. */
export type PeriodSource = "reports" | "list";

export interface PeriodState extends Working {
  readonly source: PeriodSource;
  readonly found: readonly NamedReport[];
  /** Names of the sheets that count. */
  readonly chosen: ReadonlySet<string>;
  /** The list that counts the period; undefined: as the last event suggests. */
  readonly list: Day | null | undefined;
  readonly rules: Rules;
  readonly outcome: PeriodOutcome;
}

/** What came of the button. */
export type PeriodOutcome =
  | { readonly kind: "none" }
  | {
      readonly kind: "made";
      readonly sheet: string;
      readonly players: number;
      /** Two reports that seem to be of one event. */
      readonly twice: readonly [string, string] | null;
      /** Of the events, where it is not one. */
      readonly lists: readonly Day[];
      /** Of a list: what was read in the way that they say. */
      readonly findings: readonly Finding[];
    }
  | { readonly kind: "not calculated"; readonly error: string }
  | { readonly kind: "gone"; readonly sheets: readonly string[] }
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "reason"; readonly reason: Reason }
  | { readonly kind: "no list" | "no day" | "no reports" | "several paces" };

export interface PeriodActions extends WorkActions {
  readonly choose: (change: Partial<Pick<PeriodState, "source" | "list" | "rules">>) => void;
  readonly count: (sheet: string, isOn: boolean) => void;
  readonly look: () => void;
  readonly create: () => void;
}
