import type { NoFirstRating } from "../../desk/ratings/firstRating";
import type { NoFirstRatingOfPlayer } from "../../desk/ratings/firstRatingOfPlayer";
import type { ListedPlayer } from "../../desk/ratings/listedPlayers";
import type { Rules } from "../../desk/ratings/rules";
import type { Said } from "../../desk/ratings/whoIsWho";
import type { WorkActions, Working } from "../work";
import type { WhoIsWhoActions } from "../persons/whoIsWhoView";

/** What came of the button. */
export type FirstRatingOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly sheet: string; readonly events: number }
  | {
      readonly kind: "made of reports";
      readonly sheet: string;
      readonly events: number;
      /** The sheet from which events were taken over; null: from none. */
      readonly keptFrom: string | null;
    }
  /** No report has him as unrated any more. */
  | { readonly kind: "gone" }
  /** A figure of a report is an error. */
  | { readonly kind: "not calculated"; readonly error: string }
  | NoFirstRating
  | NoFirstRatingOfPlayer;

export interface FirstRatingState extends Working {
  /** Unrated players of the workbook's reports; null: nobody has looked yet. */
  readonly players: readonly ListedPlayer[] | null;
  /** The key of one of them; null: the selected list. */
  readonly chosen: string | null;
  readonly rules: Rules;
  readonly isException: boolean;
  /** Of those who may be one or two. */
  readonly said: Said;
  readonly outcome: FirstRatingOutcome;
}

export interface FirstRatingActions extends WorkActions, WhoIsWhoActions {
  readonly choose: (
    change: Partial<Pick<FirstRatingState, "chosen" | "rules" | "isException">>,
  ) => void;
  readonly createFirstRating: () => void;
}
