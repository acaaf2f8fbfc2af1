import type { Fix } from "../../tournament/finding";
import type { Area } from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import { NO_CHOICES, type Choices } from "../../desk/table/choices";
import { IDLE, type WorkActions, type Working } from "../work";
import type { Verdict } from "../../desk/table/verdict";

/** What came of reading a selection, where that is not what was understood. */
export type Answer =
  | "none"
  | "nothing selected"
  /** A further table has findings that have to be settled first. */
  | "not pooled"
  | "already there"
  | "changed since";

export interface TableState extends Working {
  readonly source: SelectedCells | null;
  /** Further tables of the same event: 6.2 (2005). */
  readonly parts: readonly SelectedCells[];
  readonly verdict: Verdict | null;
  readonly choices: Choices;
  readonly answer: Answer;
  readonly isFollowing: boolean;
}

/** What a person can do on the page. */
export interface TableActions extends WorkActions {
  readonly useSelection: () => void;
  readonly follow: (isOn: boolean) => void;
  readonly pool: () => void;
  readonly unpool: (part: SelectedCells) => void;
  readonly choose: (change: Partial<Choices>) => void;
  readonly goTo: (area: Area) => void;
  readonly fix: (fixes: readonly Fix[]) => void;
  readonly create: () => void;
  readonly createReport: () => void;
}

export const NOTHING_YET: TableState = {
  ...IDLE,
  source: null,
  parts: [],
  verdict: null,
  choices: NO_CHOICES,
  answer: "none",
  isFollowing: false,
};
