import type { WhatIf } from "../../desk/learn/whatIf/question";
import type { NobodyTaken } from "../../desk/learn/whatIf/playerOfReport";
import type { WorkActions, Working } from "../work";

/** What came of a button. */
export type WhatIfOutcome =
  | { readonly kind: "none" | NobodyTaken }
  | { readonly kind: "taken"; readonly player: string; readonly isRated: boolean }
  | { readonly kind: "made"; readonly sheet: string };

export interface WhatIfState extends Working, WhatIf {
  /** As they were typed; `opponents` are those of the last text that is a list of ratings. */
  readonly typed: string;
  readonly outcome: WhatIfOutcome;
}

export interface WhatIfActions extends WorkActions {
  /** Changes what is asked. */
  readonly ask: (change: Partial<WhatIf>) => void;
  readonly type: (opponents: string) => void;
  readonly take: () => void;
  readonly create: () => void;
}
