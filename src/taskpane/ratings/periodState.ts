import type { Outdated } from "../../desk/sheets/outdated";
import type { NoPeriod, PeriodChoices, PeriodDoubts } from "../../desk/ratings/period";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { Said } from "../../desk/ratings/whoIsWho";
import type { WorkActions, Working } from "../work";
import type { WhoIsWhoActions } from "../persons/whoIsWhoView";

/** Where the results of a period come from. */
export type PeriodSource = "reports" | "list";

export interface PeriodState extends Working, PeriodChoices {
  readonly source: PeriodSource;
  readonly found: readonly NamedReport[];
  /** Periods of the workbook that are older than a report of theirs. */
  readonly outdated: readonly Outdated[];
  /** Names of the sheets that count. */
  readonly chosen: ReadonlySet<string>;
  /** Of those who may be one or two. */
  readonly said: Said;
  readonly outcome: PeriodOutcome;
}

/** What came of the button. */
export type PeriodOutcome =
  | { readonly kind: "none" }
  | ({ readonly kind: "made"; readonly sheet: string; readonly players: number } & PeriodDoubts)
  | NoPeriod;

export interface PeriodActions extends WorkActions, WhoIsWhoActions {
  readonly choose: (
    change: Partial<
      Pick<
        PeriodState,
        "source" | "list" | "rules" | "kReading" | "isUnmetTaken" | "isForeignTaken"
      >
    >,
  ) => void;
  readonly count: (sheet: string, isOn: boolean) => void;
  readonly look: () => void;
  readonly create: () => void;
}
